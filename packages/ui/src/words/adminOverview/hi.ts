import type { Words } from '../en.ts';
import { modelName } from '../modelNames/en.ts';
import { numbersOf } from '../numbers.ts';
import { modelNames } from '../modelNames/hi.ts';
import { onDemand } from '../../onDemand.ts';

const { compact, counted, percent, whole } = numbersOf('hi');
const dayOfMonth = onDemand(
  () => new Intl.DateTimeFormat('hi', { day: 'numeric', month: 'short', timeZone: 'UTC' }),
);
const date = (day: string) => dayOfMonth().format(new Date(day));
const MS = 1000;

export const adminOverview = {
  title: 'एक नज़र में',
  period: 'अवधि',
  days: (count) => counted(count, { other: 'दिन' }),
  number: whole,
  compact,
  percent,
  seconds: (milliseconds) => `${(milliseconds / MS).toFixed(1)} से.`,
  date,
  day: 'दिन',
  none: '–',
  nothing: 'इस अवधि में कुछ नहीं',
  showTable: 'तालिका में दिखाएँ',
  showChart: 'चार्ट में दिखाएँ',
  measure: 'आँकड़ा',
  measures: {
    turns: 'सुनाए गए हिस्से',
    plays: 'शुरू हुए खेल',
    active_players: 'सक्रिय खिलाड़ी',
    new_accounts: 'नए खाते',
    endings: 'पहुँचे हुए अंत',
    credits_spent: 'ख़र्च हुए क्रेडिट',
    narrator_errors: 'सूत्रधार की विफलताएँ',
    latency: 'सुनाने में लगा समय',
  },
  builtIn: 'कथालोक का अपना सूत्रधार',
  provider: 'बाहर के मॉडल',
  half: 'आधे इतने में',
  most: '100 में से 95 इतने में',
  failed: 'विफल',
  steppedIn: 'बदले में कथालोक के सूत्रधार ने सुनाया',
  model: 'मॉडल',
  allModels: 'सभी मॉडल',
  modelName: (model_key) => modelNames[model_key] ?? modelName(model_key),
  ofModel: (measure, model) => `${measure}: ${model}`,
  finding: (first, firstDay, last, lastDay, most, mostDay) =>
    `${date(firstDay)} को ${first}, ${date(lastDay)} को ${last}। सबसे ज़्यादा ${date(mostDay)} को: ${most}।`,
  noFinding: 'इन दिनों का अभी कुछ दिखाने को नहीं है।',
  playersIn: (days) => `${whole(days)} दिन में खिलाड़ी`,
  tiles: {
    plays: 'शुरू हुए खेल',
    turns: 'सुनाए गए हिस्से',
    credits_spent: 'ख़र्च हुए क्रेडिट',
    failed: 'जो हिस्से न बन पाए',
  },
  more: (share) => `पिछले दिनों से ${share} ज़्यादा`,
  less: (share) => `पिछले दिनों से ${share} कम`,
  same: 'लगभग पहले जितना',
  first: 'तुलना के लिए पहले का कुछ नहीं है',
  nobodyCharged: 'जो हिस्सा न बन पाए, उसका किसी से कुछ नहीं लिया जाता।',
  waiting: 'आपके इंतज़ार में',
  reviews: (count) => counted(count, { one: 'कथा की समीक्षा बाक़ी', other: 'कथाओं की समीक्षा बाक़ी' }),
  reports: (count) => counted(count, { one: 'शिकायत पर फ़ैसला बाक़ी', other: 'शिकायतों पर फ़ैसला बाक़ी' }),
  nothingWaits: 'किसी फ़ैसले का इंतज़ार नहीं है।',
  models: 'कथावाचक और चित्रकार',
  noModels: 'अभी किसी मॉडल का उपयोग नहीं हुआ।',
  turns: (count) => counted(count, { one: 'हिस्सा', other: 'हिस्से' }),
  failures: (count) => counted(count, { one: 'विफलता', other: 'विफलताएँ' }),
  credits: (count) => counted(count, { other: 'क्रेडिट' }),
  usage: {
    title: 'बाहर के मॉडल',
    lead: 'स्थिति उसी सर्वर प्रक्रिया की है जिसने जवाब दिया; हर प्रक्रिया इसे अपने आप पता करती है।',
    empty: 'बाहर का कोई मॉडल न लगाया गया है, न उपयोग हुआ।',
    state: 'स्थिति',
    chooseMeasure: 'टोकन या पूछना',
    chooseModel: 'बाहर का मॉडल',
    states: { closed: 'पूछा जाता है', half_open: 'फिर आज़माया जा रहा है', open: 'कुछ देर नहीं पूछा जाएगा' },
    measures: { calls: 'पूछा गया', prompt_tokens: 'पढ़े गए टोकन', completion_tokens: 'लिखे गए टोकन' },
    cached: 'कैश से',
    read: 'नए पढ़े गए',
    fromCache: 'कैश से',
    serves: (name) => `${name} के नाम से, यहाँ:`,
    fallbacks: (names) => `फिर ${names.join(', ')}, फिर कथालोक का अपना`,
  },
  mostPlayed: 'सबसे ज़्यादा खेली गईं',
  story: 'कथा',
  plays: 'खेल',
  noStories: 'अभी कोई कथा नहीं खेली गई',
} satisfies Words['adminOverview'];
