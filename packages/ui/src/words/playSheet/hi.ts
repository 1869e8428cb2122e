import type { Words } from '../en.ts';
import { numbersOf } from '../numbers.ts';

const { percent, whole } = numbersOf('hi');

export const playSheet = {
  odds: {
    sure: 'पक्का',
    good: 'अच्छी उम्मीद',
    fair: 'ठीक-ठाक उम्मीद',
    poor: 'कम उम्मीद',
    none: 'पहुँच से बाहर',
  },
  inPercent: 'उम्मीद प्रतिशत में',
  chance: (words, share) => `${words}: ${percent(share)}`,
  handsFull: 'हाथ भरे हैं। क्या नीचे रखेंगे?',
  needed: (name, at_least, had) => `ज़रूरी था: ${name} ${whole(at_least)}, आपके पास ${whole(had)}।`,
  rolled: (at_least, name, had, roll) =>
    `ज़रूरी था ${whole(at_least)}: ${name} ${whole(had)} और पाँसे पर ${whole(roll)}।`,
  changes: {
    took: (what) => `अब आपके पास: ${what}।`,
    gave: (what, who) => (who === undefined ? `आपने दे दिया: ${what}।` : `आपने दे दिया: ${what}, ${who} को।`),
    lost: (what) => `अब आपके पास नहीं: ${what}।`,
    put_down: (what) => `आपने नीचे रखा: ${what}।`,
    hurt: (what) => `चोट लगी: ${what}।`,
    healed: (what) => `चोट भर गई: ${what}।`,
    owes: (who, what) => `${who} से आपका वादा: ${what}।`,
    kept: (who, what) => `${who} से वादा निभाया: ${what}।`,
    broke: (who, what) => `${who} से वादा टूटा: ${what}।`,
    died: (who) => `${who} की मृत्यु हो गई।`,
    told: (who) => `${who} को अब एक राज़ पता है।`,
    health: (by) => (by < 0 ? `सेहत ${whole(-by)} घटी।` : `सेहत ${whole(by)} बढ़ी।`),
  },
  title: 'मेरा सामान और हाल',
  carried: 'साथ में',
  carriedOf: (count, slots) => `साथ में: ${whole(slots)} में से ${whole(count)}`,
  nothingCarried: 'कुछ नहीं',
  hurts: 'चोट',
  owed: 'वादे',
  health: 'सेहत',
  healthOf: (now, max) => `${whole(max)} में से ${whole(now)}`,
} satisfies Words['playSheet'];
