/** As much of Node's Buffer as usb-host.mjs needs, for the page. */
export class Buffer extends Uint8Array {
  static from(source) {
    return typeof source === 'string' ? super.from(source, (letter) => letter.charCodeAt(0)) : super.from(source);
  }

  static alloc(size) {
    return new Buffer(size);
  }

  static concat(pieces) {
    const whole = new Buffer(pieces.reduce((sum, { length }) => sum + length, 0));
    let at = 0;
    for (const piece of pieces) {
      whole.set(piece, at);
      at += piece.length;
    }
    return whole;
  }

  get #view() {
    return new DataView(this.buffer, this.byteOffset, this.byteLength);
  }

  readUInt16LE(at) {
    return this.#view.getUint16(at, true);
  }

  writeUInt16LE(value, at) {
    this.#view.setUint16(at, value, true);
  }

  /** @param {'latin1' | 'utf16le'} encoding */
  toString(encoding) {
    return new TextDecoder(encoding === 'utf16le' ? 'utf-16le' : 'latin1').decode(this);
  }
}
