import type { CreditLine } from '@kathaloka/contract/entities';
import type { Words } from '../en.ts';
import { creditsWords as english } from './en.ts';
import { numbersOf } from '../numbers.ts';
import { modelNames } from '../modelNames/ur.ts';
import { onDemand } from '../../onDemand.ts';

const { counted, whole } = numbersOf('ur-u-nu-latn');
const time = onDemand(
  () =>
    new Intl.DateTimeFormat('ur-u-nu-latn', {
      hour: '2-digit',
      minute: '2-digit',
      hour12: false,
      timeZone: 'UTC',
    }),
);
const day = onDemand(
  () => new Intl.DateTimeFormat('ur-u-nu-latn', { day: 'numeric', month: 'long', timeZone: 'UTC' }),
);
const signed = onDemand(() => new Intl.NumberFormat('ur-u-nu-latn', { signDisplay: 'exceptZero' }));

const ACTIONS: Readonly<Partial<Record<NonNullable<CreditLine['action_type']>, string>>> = {
  continue: 'آگے',
  immerse: 'ڈوبیں',
  custom_action: 'اپنے لفظوں میں',
  show: 'دکھائیں',
};

export const credits = {
  title: 'کریڈٹ',
  back: 'آپ کی پیش رفت',
  ledger: 'کریڈٹ کا حساب',
  loading: 'کریڈٹ آ رہے ہیں...',
  empty: 'یہاں ابھی کچھ نہیں ہے',
  emptyFilter: 'اس فلٹر میں ابھی کچھ نہیں ہے',
  show: 'دکھائیں',
  filters: { all: 'سب', spent: 'خرچ', earned: 'کمائی', given_back: 'لوٹائے' },
  when: 'کب',
  what: 'کیا',
  amount: 'کریڈٹ',
  balance: 'باقی',
  left: (balance) => `باقی ${whole(balance)}`,
  today: 'آج',
  yesterday: 'کل',
  time: (instant) => time().format(new Date(instant)),
  day: (instant) => day().format(new Date(instant)),
  signed: (amount) => signed().format(amount).replace('-', '−'),
  number: whole,
  lineTitle({ kind, action_type, model_used, task_title }, task) {
    switch (kind) {
      case 'reward':
        return task ?? task_title ?? 'کام';
      case 'grant':
        return 'کریڈٹ ملے';
      case 'given_back':
        return 'لوٹائے گئے';
      case 'held':
        return 'روکے ہوئے';
      default: {
        const action = (action_type && ACTIONS[action_type]) ?? (kind === 'picture' ? 'دکھائیں' : 'حصہ');
        return model_used === null ? action : `${action}، ${modelNames[model_used] ?? model_used} سے`;
      }
    }
  },
  lineDetail({ kind, held, story_title, reason }) {
    switch (kind) {
      case 'reward':
        return 'کام کا انعام';
      case 'grant':
        return ['آپ کے کھاتے میں دیے گئے', reason].filter(Boolean).join(': ');
      case 'given_back':
        return [`${whole(held)} روکے تھے، کچھ نہیں لگا`, story_title].filter(Boolean).join(': ');
      case 'held':
        return ['چلتے ہوئے حصے کے لیے', story_title].filter(Boolean).join(': ');
      default:
        return story_title ?? 'ایک داستان جو اب نہیں رہی';
    }
  },
  exportCsv: 'CSV ڈاؤن لوڈ کریں',
  exporting: 'تیار ہو رہا ہے...',
  exportCut: 'فائل میں صرف نئی سطریں ہیں: سب ایک فائل میں نہیں آتیں۔',
  fileNames: english.fileNames,
  loadMore: 'اور دکھائیں',
  loadingMore: 'آ رہے ہیں...',
  held: (count) =>
    `ان میں سے ${counted(count, { one: 'چلتے ہوئے حصے کے لیے روکا ہوا ہے', other: 'چلتے ہوئے حصے کے لیے روکے ہوئے ہیں' })}۔`,
  thisWeek: 'اس ہفتے',
  howTheyWork: 'کریڈٹ کیسے چلتے ہیں',
  rules: [
    'حصہ پورا ہونے پر ہی کریڈٹ کٹتے ہیں، پہلے کبھی نہیں۔',
    'جو حصہ نہ بن پائے یا روک دیا جائے، اس کا کچھ نہیں لگتا۔',
    'واپس لینے سے حصہ لوٹتا ہے، اس کے کریڈٹ نہیں۔',
    'ہر کام کا انعام ایک بار ملتا ہے۔ آج کے کام 00:00 UTC پر نئے ہوتے ہیں۔',
  ],
} satisfies Words['credits'];
