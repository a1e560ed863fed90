// The signals of a table: wood, paper, felt, never a scream. Off until asked for. Drawn by the browser, no files.
import type { Line } from '../../scene/scene.ts';
import { keep, kept } from '../kept/memory.ts';

export type Sound = 'wood' | 'paper' | 'felt' | 'turn' | 'heart' | 'stamp' | 'good' | 'bad' | 'step' | 'dice';
// Frequency, length and share of noise of each sound.
const VOICE: Record<Sound, { tones: number[]; seconds: number; noise: number; gain: number }> = {
  wood: { tones: [320, 190], seconds: 0.09, noise: 0.25, gain: 0.3 },
  felt: { tones: [140], seconds: 0.12, noise: 0.4, gain: 0.18 },
  paper: { tones: [], seconds: 0.16, noise: 1, gain: 0.1 },
  turn: { tones: [392, 523], seconds: 0.5, noise: 0, gain: 0.16 },
  heart: { tones: [58, 46], seconds: 0.2, noise: 0.12, gain: 0.34 }, // felt on wood, twice
  stamp: { tones: [110, 84], seconds: 0.13, noise: 0.5, gain: 0.34 },
  good: { tones: [523, 659], seconds: 0.7, noise: 0, gain: 0.13 },
  bad: { tones: [196, 155], seconds: 0.8, noise: 0, gain: 0.14 },
  step: { tones: [150], seconds: 0.06, noise: 0.5, gain: 0.12 },
  dice: { tones: [420, 360, 300], seconds: 0.05, noise: 0.6, gain: 0.16 },
};
const AFTER: Partial<Record<Sound, number>> = { turn: 0.16, heart: 0.24, good: 0.14, bad: 0.2, dice: 0.07 }; // seconds between its tones

class Chime {
  on = kept('sound', false);
  notices = kept('notices', false);
  private context: AudioContext | undefined;

  set(on: boolean): void {
    this.on = on;
    keep('sound', on);
    if (on) this.play('wood');
  }

  async notify(on: boolean): Promise<boolean> {
    if (on && typeof Notification !== 'undefined' && Notification.permission !== 'granted') on = (await Notification.requestPermission()) === 'granted';
    if (typeof Notification === 'undefined') on = false;
    this.notices = on;
    keep('notices', on);
    return on;
  }

  turn(text: string): void {
    this.play('turn');
    if (this.notices && document.hidden && typeof Notification !== 'undefined' && Notification.permission === 'granted') new Notification('Hauntbox', { body: text, tag: 'turn' });
  }

  // What a line of the log sounds like: a stamp, a card, dice, a step.
  line(line: Line): void {
    const { moment } = line;
    if (moment) {
      this.play(moment.kind === 'stamp' ? 'stamp' : 'paper');
      if (moment.tone) this.play(moment.tone);
    } else if (Object.values(line.shows ?? {}).some((shown) => shown?.tag !== undefined || shown?.signs !== undefined)) this.play('dice');
    else if (line.set?.startsWith('walk')) this.play('step');
  }

  play(sound: Sound): void {
    if (!this.on || typeof AudioContext === 'undefined') return;
    const at = (this.context ??= new AudioContext()), { tones, seconds, noise, gain } = VOICE[sound];
    tones.forEach((tone, i) => this.tone(at, tone, at.currentTime + i * (AFTER[sound] ?? 0), seconds, gain));
    if (noise) this.rustle(at, seconds, gain * noise);
  }

  private fading(at: AudioContext, start: number, seconds: number, gain: number): GainNode {
    const node = at.createGain();
    node.gain.setValueAtTime(gain, start);
    node.gain.exponentialRampToValueAtTime(0.001, start + seconds);
    node.connect(at.destination);
    return node;
  }

  private tone(at: AudioContext, hertz: number, start: number, seconds: number, gain: number): void {
    const source = at.createOscillator();
    source.type = 'triangle';
    source.frequency.value = hertz;
    source.connect(this.fading(at, start, seconds, gain));
    source.start(start);
    source.stop(start + seconds);
  }

  private rustle(at: AudioContext, seconds: number, gain: number): void {
    const buffer = at.createBuffer(1, Math.ceil(at.sampleRate * seconds), at.sampleRate), data = buffer.getChannelData(0);
    for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
    const source = at.createBufferSource();
    source.buffer = buffer;
    source.connect(this.fading(at, at.currentTime, seconds, gain));
    source.start();
  }
}

export const chime = new Chime();
