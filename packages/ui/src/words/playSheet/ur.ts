import type { Words } from '../en.ts';
import { numbersOf } from '../numbers.ts';

const { percent, whole } = numbersOf('ur-u-nu-latn');

export const playSheet = {
  odds: {
    sure: 'یقینی',
    good: 'اچھی امید',
    fair: 'خاصی امید',
    poor: 'کم امید',
    none: 'پہنچ سے باہر',
  },
  inPercent: 'امید فیصد میں',
  chance: (words, share) => `${words}: ${percent(share)}`,
  handsFull: 'ہاتھ بھرے ہیں۔ کیا نیچے رکھیں گے؟',
  needed: (name, at_least, had) => `درکار تھا: ${name} ${whole(at_least)}، آپ کے پاس ${whole(had)}۔`,
  rolled: (at_least, name, had, roll) =>
    `درکار تھا ${whole(at_least)}: ${name} ${whole(had)} اور پانسے پر ${whole(roll)}۔`,
  changes: {
    took: (what) => `اب آپ کے پاس: ${what}۔`,
    gave: (what, who) => (who === undefined ? `آپ نے دے دیا: ${what}۔` : `آپ نے دے دیا: ${what}، ${who} کو۔`),
    lost: (what) => `اب آپ کے پاس نہیں: ${what}۔`,
    put_down: (what) => `آپ نے نیچے رکھا: ${what}۔`,
    hurt: (what) => `چوٹ لگی: ${what}۔`,
    healed: (what) => `چوٹ بھر گئی: ${what}۔`,
    owes: (who, what) => `${who} سے آپ کا وعدہ: ${what}۔`,
    kept: (who, what) => `${who} سے وعدہ نبھایا: ${what}۔`,
    broke: (who, what) => `${who} سے وعدہ ٹوٹا: ${what}۔`,
    died: (who) => `${who} کی موت ہو گئی۔`,
    told: (who) => `${who} کو اب ایک راز معلوم ہے۔`,
    health: (by) => (by < 0 ? `صحت ${whole(-by)} گھٹی۔` : `صحت ${whole(by)} بڑھی۔`),
  },
  title: 'میرا سامان اور حال',
  carried: 'ساتھ میں',
  carriedOf: (count, slots) => `ساتھ میں: ${whole(slots)} میں سے ${whole(count)}`,
  nothingCarried: 'کچھ نہیں',
  hurts: 'چوٹ',
  owed: 'وعدے',
  health: 'صحت',
  healthOf: (now, max) => `${whole(max)} میں سے ${whole(now)}`,
} satisfies Words['playSheet'];
