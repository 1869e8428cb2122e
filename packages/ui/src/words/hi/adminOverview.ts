import type { Words } from '../en.ts';
import { numbersOf } from '../numbers.ts';

const { compact, counted, percent, whole } = numbersOf('hi');
const dayOfMonth = new Intl.DateTimeFormat('hi', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const date = (day: string) => dayOfMonth.format(new Date(day));
const MS = 1000;

/** The administrators' overview. */
export const adminOverview: Words['adminOverview'] = {
  title: 'झलक',
  period: 'अवधि',
  days: (count) => counted(count, { other: 'दिन' }),
  number: whole,
  compact,
  percent,
  seconds: (milliseconds) => `${(milliseconds / MS).toFixed(1)} से`,
  date,
  day: 'दिन',
  none: '–',
  nothing: 'इस अवधि में कुछ नहीं',
  showTable: 'तालिका में दिखाएँ',
  showChart: 'चित्र में दिखाएँ',
  measure: 'आँकड़ा',
  measures: {
    turns: 'सुनाए गए हिस्से',
    plays: 'शुरू हुए खेल',
    active_players: 'सक्रिय खिलाड़ी',
    new_accounts: 'नए खाते',
    endings: 'पहुँचे हुए अंत',
    credits_spent: 'ख़र्च हुए क्रेडिट',
    narrator_errors: 'सूत्रधार की चूकें',
    latency: 'सुनाने में लगा समय',
  },
  builtIn: 'घर का सूत्रधार',
  provider: 'बाहर के मॉडल',
  half: 'आधे इससे कम में',
  most: '100 में 95 इससे कम में',
  model: 'मॉडल',
  allModels: 'सब मॉडल',
  ofModel: (measure, model) => `${measure}: ${model}`,
  finding: (first, firstDay, last, lastDay, most, mostDay) =>
    `${date(firstDay)} को ${first}, ${date(lastDay)} को ${last}। सबसे ज़्यादा ${date(mostDay)} को: ${most}।`,
  noFinding: 'इन दिनों के लिए दिखाने को अभी कुछ नहीं।',
  tiles: {
    plays: 'शुरू हुए खेल',
    turns: 'सुनाए गए हिस्से',
    active_players: 'रोज़ के खिलाड़ी',
    credits_spent: 'ख़र्च हुए क्रेडिट',
    failed: 'जो हिस्से नहीं सुनाए जा सके',
  },
  more: (share) => `पहले के दिनों से ${share} ज़्यादा`,
  less: (share) => `पहले के दिनों से ${share} कम`,
  same: 'लगभग पहले जितना',
  first: 'तुलना के लिए पहले का कुछ नहीं',
  nobodyCharged: 'जो हिस्सा नहीं सुनाया गया, उसके क्रेडिट नहीं लगते।',
  waiting: 'आपकी राह देखते हैं',
  reviews: (count) => `समीक्षा के लिए ${counted(count, { one: 'कथा', other: 'कथाएँ' })}`,
  reports: (count) => `फ़ैसले के लिए ${counted(count, { one: 'शिकायत', other: 'शिकायतें' })}`,
  nothingWaits: 'किसी फ़ैसले की राह नहीं देखी जा रही।',
  models: 'कथावाचक और चित्रकार',
  noModels: 'अभी कोई मॉडल काम में नहीं आया।',
  turns: (count) => counted(count, { one: 'हिस्सा', other: 'हिस्से' }),
  credits: (count) => counted(count, { other: 'क्रेडिट' }),
  mostPlayed: 'सबसे ज़्यादा खेली गईं',
  story: 'कथा',
  plays: 'खेल',
  noStories: 'अभी कोई कथा नहीं खेली गई',
};
