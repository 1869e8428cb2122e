import type { CreditLine } from '@kathaloka/contract/entities';
import type { Words } from '../en.ts';
import { creditsWords as english } from './en.ts';
import { numbersOf } from '../numbers.ts';
import { modelNames } from '../modelNames/hi.ts';
import { onDemand } from '../../onDemand.ts';

const { counted, whole } = numbersOf('hi');
const time = onDemand(
  () =>
    new Intl.DateTimeFormat('hi', {
      hour: '2-digit',
      minute: '2-digit',
      hour12: false,
      timeZone: 'UTC',
    }),
);
const day = onDemand(() => new Intl.DateTimeFormat('hi', { day: 'numeric', month: 'long', timeZone: 'UTC' }));
const signed = onDemand(() => new Intl.NumberFormat('hi', { signDisplay: 'exceptZero' }));

const ACTIONS: Readonly<Partial<Record<NonNullable<CreditLine['action_type']>, string>>> = {
  continue: 'आगे',
  immerse: 'डूबें',
  custom_action: 'अपने शब्दों में',
  show: 'दिखाएँ',
};

export const credits = {
  title: 'क्रेडिट',
  back: 'आपकी प्रगति',
  ledger: 'क्रेडिट का हिसाब',
  loading: 'क्रेडिट आ रहे हैं...',
  empty: 'यहाँ अभी कुछ नहीं है',
  emptyFilter: 'इस फ़िल्टर में अभी कुछ नहीं है',
  show: 'दिखाएँ',
  filters: { all: 'सब', spent: 'ख़र्च', earned: 'कमाई', given_back: 'लौटाए' },
  when: 'कब',
  what: 'क्या',
  amount: 'क्रेडिट',
  balance: 'शेष',
  left: (balance) => `शेष ${whole(balance)}`,
  today: 'आज',
  yesterday: 'कल',
  time: (instant) => time().format(new Date(instant)),
  day: (instant) => day().format(new Date(instant)),
  signed: (amount) => signed().format(amount).replace('-', '−'),
  number: whole,
  lineTitle({ kind, action_type, model_used, task_title }, task) {
    switch (kind) {
      case 'reward':
        return task ?? task_title ?? 'कार्य';
      case 'grant':
        return 'क्रेडिट जुड़े';
      case 'given_back':
        return 'लौटाए गए';
      case 'held':
        return 'रोके हुए';
      default: {
        const action = (action_type && ACTIONS[action_type]) ?? (kind === 'picture' ? 'दिखाएँ' : 'हिस्सा');
        return model_used === null ? action : `${action}, ${modelNames[model_used] ?? model_used} से`;
      }
    }
  },
  lineDetail({ kind, held, story_title, reason }) {
    switch (kind) {
      case 'reward':
        return 'कार्य का इनाम';
      case 'grant':
        return ['आपके खाते में दिए गए', reason].filter(Boolean).join(': ');
      case 'given_back':
        return [`${whole(held)} रोके थे, कुछ नहीं लगा`, story_title].filter(Boolean).join(': ');
      case 'held':
        return ['चल रहे हिस्से के लिए', story_title].filter(Boolean).join(': ');
      default:
        return story_title ?? 'एक कथा जो अब नहीं रही';
    }
  },
  exportCsv: 'CSV डाउनलोड करें',
  exporting: 'तैयार हो रहा है...',
  exportCut: 'फ़ाइल में केवल नई पंक्तियाँ हैं: सब एक फ़ाइल में नहीं आतीं।',
  fileNames: english.fileNames,
  loadMore: 'और दिखाएँ',
  loadingMore: 'आ रहे हैं...',
  held: (count) =>
    `इनमें से ${counted(count, { one: 'चल रहे हिस्से के लिए रोका हुआ है', other: 'चल रहे हिस्से के लिए रोके हुए हैं' })}।`,
  thisWeek: 'इस हफ़्ते',
  howTheyWork: 'क्रेडिट कैसे चलते हैं',
  rules: [
    'हिस्सा पूरा होने पर ही क्रेडिट कटते हैं, पहले कभी नहीं।',
    'जो हिस्सा न बन पाए या रोक दिया जाए, उसका कुछ नहीं लगता।',
    'वापस लेने से हिस्सा लौटता है, उसके क्रेडिट नहीं।',
    'हर कार्य का इनाम एक बार मिलता है। आज के कार्य 00:00 UTC पर नए होते हैं।',
  ],
} satisfies Words['credits'];
