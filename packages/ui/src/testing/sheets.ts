import type { PlayChoice, PlaySheet, TurnChange, TurnCheck } from '@kathaloka/contract/entities';
import type { LogEntry } from '../blocks/play/logEntry.ts';

/** Five things, a wound, a promise and health, as a story may have them. */
export const fullSheet: PlaySheet = {
  carried: [
    { name: 'the brass key', line: 'It opens something on the far bank.' },
    { name: 'a coil of wet rope', line: 'Long enough for the ghat, not for the well.' },
    { name: 'two silver coins' },
    { name: 'the lamp with the cracked glass', line: 'It burns, but the wind finds it.' },
    { name: 'Meher’s letter', line: 'Sealed. You have promised not to read it.' },
  ],
  slots: 5,
  hurts: ['hand'],
  owed: [{ to: 'Ila', what: 'to bring her mother across before dawn' }],
  health: { now: 3, max: 5 },
};

export const hindiSheet: PlaySheet = {
  carried: [
    { name: 'पीतल की चाबी', line: 'उस पार का कोई ताला इससे खुलता है।' },
    { name: 'गीली रस्सी', line: 'घाट भर की है, कुएँ भर की नहीं।' },
    { name: 'चाँदी के दो सिक्के' },
    { name: 'चटके शीशे वाली लालटेन', line: 'जलती है, पर हवा उसे ढूँढ लेती है।' },
    { name: 'मेहर की चिट्ठी', line: 'मुहरबंद। आपने न पढ़ने का वादा किया है।' },
  ],
  slots: 5,
  hurts: ['हाथ'],
  owed: [{ to: 'इला', what: 'भोर से पहले उसकी माँ को पार लाना' }],
  health: { now: 3, max: 5 },
};

export const urduSheet: PlaySheet = {
  carried: [
    { name: 'پیتل کی چابی', line: 'اُس پار کا کوئی تالا اِس سے کھلتا ہے۔' },
    { name: 'گیلی رسی', line: 'گھاٹ بھر کی ہے، کنویں بھر کی نہیں۔' },
    { name: 'چاندی کے دو سکے' },
    { name: 'چٹخے شیشے والی لالٹین', line: 'جلتی ہے، مگر ہوا اسے ڈھونڈ لیتی ہے۔' },
    { name: 'مہر کا خط', line: 'مہر بند۔ آپ نے نہ پڑھنے کا وعدہ کیا ہے۔' },
  ],
  slots: 5,
  hurts: ['ہاتھ'],
  owed: [{ to: 'اِلا', what: 'صبح سے پہلے اس کی ماں کو پار لانا' }],
  health: { now: 3, max: 5 },
};

/** A choice that is an attempt. */
export const anAttempt = (text: string, odds: number): PlayChoice => ({ text, is_detour: false, odds });

export const rolledCheck: TurnCheck = { name: 'nerve', at_least: 8, had: 2, roll: 7, won: true };

export const changesOfTurn: readonly TurnChange[] = [
  { kind: 'took', what: 'the brass key' },
  { kind: 'hurt', what: 'hand' },
];

/** The lines that follow the text of a turn. */
export const sheetEntriesOf = (
  turn_id: string,
  check: TurnCheck,
  changes: readonly TurnChange[],
): LogEntry[] => [
  { id: `${turn_id}-check`, type: 'check', turn_id, content: '', check },
  { id: `${turn_id}-changes`, type: 'changes', turn_id, content: '', changes },
];
