import type { Words } from '../en.ts';
import { numbersOf } from '../numbers.ts';

const { whole } = numbersOf('ur-u-nu-latn');

export const stakes = {
  attempt: (number) => `راہ ${number}: یہ ایک کوشش ہے`,
  check: 'اس کے لیے کیا درکار ہے',
  checkHint: (sides) =>
    `داستان کا کوئی عدد کم از کم اتنا ہو۔ ”roll“ لکھیں تو اس میں 1 سے ${whole(sides)} تک کا پانسہ جڑتا ہے۔`,
  winText: 'کامیاب ہوں تو یہ سنائیں',
  loseText: 'ناکام ہوں تو یہ سنائیں',
  loseEffect: 'ناکامی پر کیا بدلے',
  loseTarget: 'ناکامی پر کہاں جائے',
  staysHere: 'اسی منظر میں',
  time: 'اس منظر میں وقت',
  eachTurn: 'ہر باری کیا بدلے',
  eachTurnHint: 'کھلاڑی اس منظر میں رہ کر جو کچھ کرے، وہ ایک باری ہے۔',
  maxTurnsHint: 'خالی: جتنی چاہیں۔',
  timeOut: 'باریاں پوری ہونے پر',
  goesOn: 'کوئی منظر نہیں آتا',
  isLost: 'یہ ہار کا انجام ہے',
  isLostHint: 'یہاں کھلاڑی ہار جاتے ہیں، اور پچھلے موڑ تک مفت لوٹتے ہیں۔',
  sign: 'نشان',
  signHint: 'شرطیں اور اثر اسے اسی لفظ سے جانتے ہیں۔ بدلیں تو یہ ہر جگہ بدلتا ہے۔',
  signFaults: {
    impossible: 'نشان حروف، ہندسوں اور _ سے بنا ایک لفظ ہے، جو حرف سے شروع ہو',
    taken: (name) => `”${name}“ پہلے سے ہے`,
  },
  things: (count) => `چیزیں (${whole(count)})`,
  noThings:
    'ابھی کوئی چیز نہیں۔ چیز اٹھائی، دی اور نیچے رکھی جا سکتی ہے، اور کھلاڑی دیکھتے ہیں کہ وہ ان کے پاس ہے۔',
  thingSign: 'نئی چیز کا نشان',
  addThing: 'چیز جوڑیں',
  removeThing: 'چیز ہٹائیں',
  thingName: 'نام',
  thingLine: 'ایک سطر میں',
  thingLineHint: 'کھلاڑی اسے وہاں پڑھتے ہیں جہاں اپنا سامان دیکھتے ہیں۔',
  secrets: (count) => `راز (${whole(count)})`,
  noSecrets:
    'ابھی کوئی راز نہیں۔ راز وہی جانتے ہیں جن کے پاس وہ ہے، اور کوئی نہیں، جب تک داستان اسے نہ بتائے۔',
  secretSign: 'نئے راز کا نشان',
  addSecret: 'راز جوڑیں',
  removeSecret: 'راز ہٹائیں',
  secretText: 'کیا سچ ہے',
  holders: 'کون جانتا ہے',
  holdersHint: 'نام، کاما سے الگ کریں۔',
  until: 'سب کب جان سکتے ہیں',
  withoutHealth: 'صحت نہ رہے تو',
  lostAt: 'صحت ختم ہونے پر',
  lostAtHint: 'صحت ”health“ نام کا عدد ہے: ”health - 20“ جیسے اثر اسے گھٹاتے ہیں۔',
  reach: {
    none: (number) => `ایک بھی لفظ نہیں بدلتا: سب ویسا ہی سنایا جاتا ہے جیسا راہ ${whole(number)} کے بعد`,
    next: 'اگلے منظر تک الفاظ بدلتی ہے',
    until: (scene) => `${scene} تک الفاظ بدلتی ہے`,
    ending: 'کسی اور انجام تک لے جاتی ہے',
  },
  settings: {
    health_max:
      'کھلاڑی اتنی صحت سے شروع کرتے ہیں، اور اس سے زیادہ کبھی نہیں ہوتی۔ یہ تب گنی جاتی ہے جب کوئی اثر ”health“ کو بدلے۔',
    inventory_slots:
      'کھلاڑی اتنی چیزیں ساتھ رکھ سکتے ہیں۔ ایک اور لیں، تو پوچھا جاتا ہے کہ کیا نیچے رکھیں گے۔',
    skill_check_difficulty: 'آسان میں داستان کی ہر کوشش کے لیے 1 کم درکار ہے، مشکل میں 1 زیادہ۔',
  },
  readings: {
    threshold: (name, value) => `کامیاب تب، جب ${name} کم از کم ${whole(value)} ہو۔`,
    roll: (name, value) => `کامیاب تب، جب ${name} اور پانسہ مل کر کم از کم ${whole(value)} ہوں۔`,
  },
} satisfies Words['stakes'];
