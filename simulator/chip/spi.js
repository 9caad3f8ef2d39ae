/**
 * The SPI controller's timing. rp2040js sends a word at once; here a word takes its bits' time, and a DMA transfer into
 * the controller is moved a row at a time, with one alarm instead of three per word.
 */

const SPI_TX_DREQ = [16, 18]; // by controller (2.5.3.1)
const ROW_WORDS = 240; // of a transfer at a time: the row of a panel, 62 us at most at 62.5 MHz
const SSPCR0_PHASE = 1 << 7;
const SSPCR0_POLARITY = 1 << 6;
// PL022 with SPH=0 lets chip select rise between words, for about this many clocks.
const GAP_CLOCKS = 2;
const DMA_INCREMENT_READ = 1 << 4;
const DMA_INCREMENT_WRITE = 1 << 5;
const DMA_BYTE_SWAP = 1 << 22;
const RAM_START = 0x20000000;

/**
 * @typedef {object} Wire what is at the other end
 * @property {(words: ArrayLike<number>, bits: number, mode: number) => void} receive
 */

/** @param {Wire} wire */
export function timeSpi(mcu, index, wire) {
  const spi = mcu.spi[index];
  const mode = () => (spi.control0 & SSPCR0_POLARITY ? 2 : 0) | (spi.control0 & SSPCR0_PHASE ? 1 : 0);
  const wordNs = () => {
    const gap = spi.control0 & SSPCR0_PHASE ? 0 : GAP_CLOCKS;
    return ((spi.dataBits + gap) * 1e9) / spi.clockFrequency;
  };
  const link = { mcu, spi, wire, mode, wordNs, dreq: SPI_TX_DREQ[index] };
  timeWords(link);
  for (const channel of mcu.dma.channels) moveRows(link, channel);
}

function timeWords({ mcu, spi, wire, mode, wordNs }) {
  let word = 0;
  const done = mcu.clock.createAlarm(() => {
    wire.receive([word], spi.dataBits, mode());
    spi.completeTransmit(0);
  });
  spi.onTransmit = (value) => {
    word = value;
    done.schedule(wordNs());
  };
}

function moveRows(link, channel) {
  const { mcu, spi } = link;
  const [schedule, abort] = [channel.scheduleTransfer.bind(channel), channel.abort.bind(channel)];
  let row = null;
  const done = mcu.clock.createAlarm(() => {
    finishRow(link, channel, row, row.count);
    row = null;
    channel.scheduleTransfer();
  });
  channel.scheduleTransfer = () => {
    if (!canMoveRow(link, channel)) return schedule();
    row = { at: channel.readAddr - RAM_START, count: Math.min(ROW_WORDS, channel.transCount - 1), from: mcu.clock.nanos };
    spi.busy = true;
    done.schedule(row.count * link.wordNs());
  };
  channel.abort = () => {
    done.cancel();
    if (row) finishRow(link, channel, row, Math.floor((mcu.clock.nanos - row.from) / link.wordNs()));
    row = null;
    abort();
  };
}

// The last word goes the ordinary way, so that the transfer ends as others do.
function canMoveRow({ mcu, spi, dreq }, channel) {
  const { ctrl, dataSize, readAddr, ringMask, transCount, treqValue } = channel;
  const plain = !ringMask && ctrl & DMA_INCREMENT_READ && !(ctrl & DMA_INCREMENT_WRITE) && dataSize <= 2;
  const inRam = readAddr >= RAM_START && readAddr + transCount * dataSize <= RAM_START + mcu.sram.length;
  return treqValue === dreq && transCount > 1 && plain && inRam && !spi.busy && spi.txFIFO.empty;
}

function finishRow({ mcu, spi, wire, mode }, channel, { at }, count) {
  const { dataSize, ctrl } = channel;
  const wide = new Uint16Array(mcu.sram.buffer, at & ~1, dataSize === 2 ? count : 0);
  const words = dataSize === 2 ? wide : mcu.sram.subarray(at, at + count);
  const swapped = ctrl & DMA_BYTE_SWAP && dataSize === 2;
  wire.receive(swapped ? words.map((word) => (word << 8) | (word >> 8)) : words, spi.dataBits, mode());
  channel.readAddr += count * dataSize;
  channel.transCount -= count;
  spi.busy = false;
}
