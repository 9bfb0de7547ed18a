/** A few quiet sounds, made here: nothing is loaded for them. */
export type Sound = 'asked' | 'moved' | 'ended';

/** Notes one after the other: hertz, and seconds. */
const NOTES: Readonly<Record<Sound, readonly (readonly [hertz: number, seconds: number])[]>> = {
  asked: [
    [660, 0.09],
    [880, 0.14],
  ],
  moved: [[220, 0.05]],
  ended: [
    [523, 0.14],
    [659, 0.14],
    [784, 0.3],
  ],
};
const LOUD = 0.06;

let context: AudioContext | null = null;

export function sound(name: Sound): void {
  context ??= new AudioContext();
  let at = context.currentTime;
  for (const [hertz, seconds] of NOTES[name]) {
    const tone = new OscillatorNode(context, { type: 'triangle', frequency: hertz });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(LOUD, at);
    // it fades, or it would end with a click
    volume.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + seconds);
    at += seconds;
  }
}
