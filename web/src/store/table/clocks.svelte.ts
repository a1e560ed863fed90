// The clocks of a table: what the server said last, and how far they have run since then here.
import type { ClockForm, ClockMessage } from '../../wire/types.ts';

export interface SeatClock { left: number; runs: boolean; late: boolean; shared: boolean }
const TICK = 500; // milliseconds

export class Clocks {
  private told = $state.raw<ClockMessage | undefined>();
  private heard = 0; // when, by this device's own clock
  private now = $state(0);
  private ticking: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly time: () => number = () => performance.now()) {}

  hear(message: ClockMessage): void {
    this.told = message;
    this.heard = this.now = this.time();
    clearInterval(this.ticking);
    this.ticking = message.runs.length ? setInterval(() => (this.now = this.time()), TICK) : undefined;
  }

  stop(): void { clearInterval(this.ticking); }

  // Whose time runs, so that a narrow bar can show one of them: one's own, else the first.
  running(own: number | undefined): number | undefined {
    const runs = this.told?.runs ?? [];
    return own !== undefined && runs.includes(own) ? own : runs[0];
  }

  // Undefined where a seat shows no time: nobody counts it, or it is counted by the move and somebody else's turn.
  of(seat: number, form: ClockForm | null | undefined): SeatClock | undefined {
    const told = this.told;
    if (!told || !form || told.left[seat] === undefined) return undefined;
    const runs = told.runs.includes(seat), late = told.late.includes(seat), shared = runs && told.shared !== null;
    if (form.per === 'move' && !runs && !late) return undefined;
    const has = shared ? told.shared ?? 0 : told.left[seat], gone = runs ? (this.now - this.heard) / 1000 : 0;
    return { left: Math.max(0, has - gone), runs, late, shared };
  }
}

// 0:45, 12:03, 1:30:00, 2 d.
export function clockText(seconds: number): string {
  const whole = Math.ceil(seconds), two = (n: number): string => String(n).padStart(2, '0');
  if (whole >= 172_800) return `${Math.floor(whole / 86_400)} d`;
  const h = Math.floor(whole / 3600), m = Math.floor((whole % 3600) / 60);
  return h ? `${h}:${two(m)}:${two(whole % 60)}` : `${m}:${two(whole % 60)}`;
}
