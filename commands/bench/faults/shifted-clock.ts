/** Loaded before the service: its clock can be set from outside, and jumps as that of a machine does. */
const TrueDate = Date;
let ahead = 0;

class ShiftedDate extends TrueDate {
  constructor(...given: unknown[]) {
    if (given.length === 0) super(TrueDate.now() + ahead);
    else super(...(given as [number]));
  }
  static override now(): number {
    return TrueDate.now() + ahead;
  }
}
globalThis.Date = ShiftedDate as DateConstructor;

process.on('message', (ms: number) => {
  ahead = ms;
});
process.channel?.unref();
