import { adminModels as english } from '../en/adminModels.ts';
import type { Words } from '../en.ts';
import { numbersOf } from '../numbers.ts';
import { adminOverview } from './adminOverview.ts';
import { onDemand } from '../../onDemand.ts';

const { percent, whole } = numbersOf('hi');
const date = onDemand(
  () =>
    new Intl.DateTimeFormat('hi', {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    }),
);
const amount = onDemand(() => new Intl.NumberFormat('hi', { maximumSignificantDigits: 3 }));
const eachTurn = 'हर हिस्से पर';

export const adminModels = {
  title: 'मॉडल',
  lead: 'हर मॉडल कितना याद रखता है, राज़ रखता है और खिलाड़ी के काम खिलाड़ी पर छोड़ता है, कथालोक के अपने सूत्रधार के साथ-साथ। तय चालें चलने वाले खिलाड़ी हज़ारों हिस्से खेलते हैं, और जो सुनाया गया उसे नियम परखते हैं।',
  runs: 'पिछली जाँचें',
  howTo: 'इसे वहाँ चलाइए जहाँ से मॉडल तक पहुँच हो, उसके पते और नाम के साथ, फिर जो फ़ाइल बने उसे जोड़िए।',
  command: english.command,
  add: 'जाँच जोड़ें',
  adding: 'जोड़ रहे हैं...',
  columns: { model: 'मॉडल', at: 'कब', languages: 'भाषाएँ', turns: 'हिस्से', actions: 'क्या करें' },
  builtIn: adminOverview.builtIn,
  shipped: 'इसी संस्करण के साथ आता है',
  noRuns: 'अभी किसी मॉडल की जाँच नहीं हुई। कथालोक के अपने सूत्रधार के आँकड़े नीचे हैं।',
  number: whole,
  percent,
  amount: (value) => amount().format(value),
  date: (at) => date().format(new Date(at)),
  none: '–',
  list: (names) => names.join(', '),
  language: 'भाषा',
  figuresIn: (language) => `आँकड़े: ${language}`,
  comparison: 'हर मॉडल की तुलना कथालोक के अपने सूत्रधार से है। जो अंतर संयोग से हो सकता है, वह लगभग बराबर माना जाता है।',
  figure: 'आँकड़ा',
  count: (count, of) => `${of} में से ${count}`,
  written: (share) => `परख से पहले ${share}`,
  notRun: (models) => `इस भाषा में जाँच नहीं हुई: ${models}`,
  verdicts: { better: 'बेहतर', worse: 'कमतर', same: 'लगभग बराबर' },
  figures: {
    facts_told: { name: 'सही बताई गई बातें', about: 'जो खिलाड़ी ने कहा था और बाद में पूछा' },
    facts_at_hand: { name: 'प्रॉम्प्ट में मौजूद बातें', about: 'उन्हें बताने को मॉडल को क्या दिया गया' },
    secrets_told: { name: 'लोगों के खुले राज़', about: 'एक को अकेले में कहा, दूसरे ने बता दिया' },
    author_secrets_told: {
      name: 'जिन हिस्सों में लेखक का राज़ खुला',
      about: 'किन्हीं भी शब्दों में, समय से पहले',
    },
    put_in_mouth_told: {
      name: 'जिन हिस्सों में खिलाड़ी की ओर से बोला गया',
      about: 'शब्द, काम या भाव जो खिलाड़ी के अपने हैं',
    },
    repeated_told: { name: 'दोहराए वाक्य वाले हिस्से', about: 'पिछले 30 हिस्सों में से किसी का' },
    foreign_told: { name: 'दूसरी भाषा वाले हिस्से', about: 'जो कथा की भाषा नहीं है' },
    stock_told: { name: 'घिसे-पिटे वाक्यांश वाले हिस्से', about: 'जो हर कहीं मिलते हैं' },
    by_model: { name: 'मॉडल के सुनाए हिस्से', about: 'बाक़ी कथालोक के सूत्रधार ने सुनाए' },
    failed: { name: 'विफल हिस्से', about: 'कुछ सुनाया नहीं गया, कुछ लिया नहीं गया' },
    prefix_reused: { name: 'पहले जैसा प्रॉम्प्ट', about: 'जो सर्वर अपने कैश से ले सकता है' },
    calls: { name: 'पूछा गया', about: eachTurn },
    second_tries: { name: 'दोबारा कोशिश', about: eachTurn },
    prompt_tokens: { name: 'पढ़े गए टोकन', about: eachTurn },
    cached_tokens: { name: 'कैश से आए टोकन', about: eachTurn },
    completion_tokens: { name: 'लिखे गए टोकन', about: eachTurn },
    seconds: { name: 'सेकंड', about: eachTurn },
  },
  deleteTitle: (model) => `${model} की जाँच मिटाएँ?`,
  deleteText: 'इसके आँकड़े सभी भाषाओं से हट जाएँगे। फ़ाइल फिर जोड़ी जा सकती है।',
  delete: 'मिटाएँ',
  faults: {
    title: 'यह फ़ाइल नहीं जोड़ी गई',
    tooLarge: (kilobytes) => `यह ${whole(kilobytes)} kB से बड़ी है, इसलिए जाँच की फ़ाइल नहीं है।`,
    notJson: (line, column) =>
      `यह JSON नहीं है: पंक्ति ${line}, स्तंभ ${column} में कुछ ग़लत है। वही फ़ाइल चुनिए जो जाँच ने --out से लिखी।`,
    notRun: 'यह JSON है, पर जाँच की फ़ाइल नहीं। वही चुनिए जो जाँच ने --out से लिखी।',
    wrongAt: (place) => `यहाँ कुछ ग़लत है या है ही नहीं: ${place}। इस सर्वर के संस्करण से जाँच फिर चलाइए।`,
    builtIn: 'यह कथालोक के अपने सूत्रधार की जाँच है, जो यहाँ पहले से है। जाँच को --url और --model के साथ चलाइए।',
    unreadable: 'ब्राउज़र इसे पढ़ नहीं पाया। इसे फिर चुनिए।',
  },
} satisfies Words['adminModels'];
