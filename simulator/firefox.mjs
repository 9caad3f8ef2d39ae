/** Firefox without a window, where it is installed, by its own remote protocol (Marionette): no driver is needed. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PROGRAMS = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];
const START_MS = 30000;
const PREFERENCES = {
  'marionette.port': 0, // any; it is written into the profile
  'datareporting.policy.dataSubmissionEnabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'app.update.disabledForTesting': true,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
};

export const firefoxProgram = () => process.env.OXHIDE_FIREFOX ?? PROGRAMS.find(existsSync);

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

export class Firefox {
  static async launch() {
    const firefox = new Firefox();
    firefox.profile = mkdtempSync(join(tmpdir(), 'oxhide-firefox-'));
    const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${value});`);
    writeFileSync(join(firefox.profile, 'user.js'), lines.join('\n'));
    const words = ['--headless', '--marionette', '--no-remote', '--profile', firefox.profile];
    firefox.process = spawn(firefoxProgram(), words, { stdio: 'ignore', env: { ...process.env, HOME: firefox.profile } });
    await firefox.#connect();
    await firefox.command('WebDriver:NewSession', { capabilities: {} });
    return firefox;
  }

  async #connect() {
    const file = join(this.profile, 'MarionetteActivePort');
    for (let waited = 0; !existsSync(file); waited += 100) {
      if (waited > START_MS) throw new Error('Firefox does not start');
      await pause(100);
    }
    this.waiting = new Map();
    this.received = Buffer.alloc(0);
    this.socket = createConnection(Number(readFileSync(file, 'utf8')), '127.0.0.1');
    this.socket.on('data', (bytes) => this.#receive(bytes));
  }

  // Each message is its length in bytes, a colon, and JSON. An answer: [1, number, error, result].
  #receive(bytes) {
    this.received = Buffer.concat([this.received, bytes]);
    for (;;) {
      const colon = this.received.indexOf(':');
      const length = Number(this.received.subarray(0, colon));
      if (colon < 0 || this.received.length < colon + 1 + length) return;
      const message = JSON.parse(this.received.subarray(colon + 1, colon + 1 + length).toString());
      this.received = this.received.subarray(colon + 1 + length);
      if (Array.isArray(message)) this.#answer(message);
    }
  }

  #answer([, number, error, result]) {
    const { resolve, reject } = this.waiting.get(number);
    this.waiting.delete(number);
    if (error) reject(new Error(`${error.error}: ${error.message}`));
    else resolve(result);
  }

  command(name, parameters = {}) {
    this.sent = (this.sent ?? 0) + 1;
    const text = JSON.stringify([0, this.sent, name, parameters]);
    this.socket.write(`${Buffer.byteLength(text)}:${text}`);
    return new Promise((resolve, reject) => this.waiting.set(this.sent, { resolve, reject }));
  }

  goto(url) {
    return this.command('WebDriver:Navigate', { url });
  }

  /** @param {string} script a function's body */
  async evaluate(script, ...args) {
    return (await this.command('WebDriver:ExecuteScript', { script, args })).value;
  }

  /** Holds a key for a moment. @param {string} key by WebDriver's codes */
  press(key) {
    const actions = [{ type: 'keyDown', value: key }, { type: 'pause', duration: 60 }, { type: 'keyUp', value: key }];
    return this.command('WebDriver:PerformActions', { actions: [{ type: 'key', id: 'keys', actions }] });
  }

  /** A finger, for a moment. */
  tap(x, y) {
    const actions = [{ type: 'pointerMove', x: Math.round(x), y: Math.round(y) }, { type: 'pointerDown', button: 0 }, { type: 'pause', duration: 60 }, { type: 'pointerUp', button: 0 }];
    return this.command('WebDriver:PerformActions', { actions: [{ type: 'pointer', id: 'finger', parameters: { pointerType: 'touch' }, actions }] });
  }

  /** So that the page has this size. */
  async resize(width, height) {
    const [outerWidth, outerHeight] = await this.evaluate('return [outerWidth - innerWidth, outerHeight - innerHeight]');
    await this.command('WebDriver:SetWindowRect', { width: width + outerWidth, height: height + outerHeight });
  }

  async close() {
    const closed = new Promise((resolve) => this.process.once('exit', resolve));
    await this.command('Marionette:Quit', { flags: ['eForceQuit'] }).catch(() => {});
    this.socket.destroy();
    await Promise.race([closed, pause(5000).then(() => this.process.kill())]);
    rmSync(this.profile, { recursive: true, force: true });
  }
}
