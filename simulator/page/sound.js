/** The piezo: a pulse of a frequency and a duty over time, as firmware's PWM makes it, through the Web Audio API. */

const DELAY_S = 0.04; // tones are told in bursts; this much later they are all there, in their right distances
const LOUDNESS = 0.22;
const HARMONICS = 24;
const NS = 1e-9;

export class Sound {
  constructor() {
    this.muted = false;
    this.context = null;
    this.playing = null;
    this.waves = new Map();
    this.offset = 0;
  }

  /** Browsers only let pages sound after a touch or a key. */
  allow() {
    this.context ??= this.#open();
    if (this.context?.state === 'suspended') this.context.resume();
  }

  /** @param {{at: number, now: number, hertz: number, duty: number}} sound times in emulated nanoseconds */
  play({ at, now, hertz, duty }) {
    const { context } = this;
    if (!context || context.state !== 'running') return;
    const when = Math.max(context.currentTime, this.#contextTime(at, now));
    this.playing?.stop(when);
    this.playing = hertz && !this.muted ? this.#tone(hertz, duty, when) : null;
  }

  mute(muted) {
    this.muted = muted;
    if (muted) this.silence();
  }

  /** What sounds now ends. */
  silence() {
    this.playing?.stop();
    this.playing = null;
  }

  #open() {
    if (typeof AudioContext === 'undefined') return null;
    const context = new AudioContext({ latencyHint: 'interactive' });
    // A piezo of that size has no bass, and little above its resonance.
    const bass = new BiquadFilterNode(context, { type: 'highpass', frequency: 350 });
    const treble = new BiquadFilterNode(context, { type: 'lowpass', frequency: 6500 });
    this.out = new GainNode(context, { gain: LOUDNESS });
    this.out.connect(bass).connect(treble).connect(context.destination);
    return context;
  }

  // Both clocks run alike; when they have drifted apart, they are set again.
  #contextTime(at, now) {
    const offset = this.context.currentTime + DELAY_S - now * NS;
    if (Math.abs(offset - this.offset) > DELAY_S) this.offset = offset;
    return at * NS + this.offset;
  }

  #tone(hertz, duty, when) {
    const tone = new OscillatorNode(this.context, { frequency: hertz, periodicWave: this.#wave(duty) });
    tone.connect(this.out);
    tone.start(when);
    return tone;
  }

  // The Fourier series of a pulse.
  #wave(duty) {
    const key = Math.round(duty * 1000);
    if (!this.waves.has(key)) {
      const real = new Float32Array(HARMONICS + 1);
      for (let n = 1; n <= HARMONICS; n++) real[n] = (2 / (n * Math.PI)) * Math.sin(n * Math.PI * duty);
      const imag = new Float32Array(HARMONICS + 1);
      this.waves.set(key, new PeriodicWave(this.context, { real, imag, disableNormalization: true }));
    }
    return this.waves.get(key);
  }
}
