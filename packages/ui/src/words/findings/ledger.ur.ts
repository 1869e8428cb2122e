import { quoted } from '@kathaloka/contract/messages';
import type { LedgerFindingWords } from '@kathaloka/story';
import { numbersOf } from '../numbers.ts';

const { whole } = numbersOf('ur-u-nu-latn');

const didYouMean = (meant: string | undefined, otherwise: string): string =>
  meant === undefined ? otherwise : `اگر ${quoted(meant)} مراد تھا تو وہی لکھیں۔`;

/** The findings of attempts, things, people, secrets and time, in Urdu. */
export const ledgerFindings: LedgerFindingWords = {
  'scene missing': ({ part, target, meant }) =>
    `${part === 'lost_at' ? 'صحت ختم ہونے پر' : 'وقت پورا ہونے پر'} کھلاڑی ${quoted(target)} میں پہنچتا ہے، مگر ایسا کوئی منظر نہیں ہے۔ ${didYouMean(meant, 'دوسرا منظر چنیں، یا یہ منظر جوڑیں۔')}`,
  'thing not declared': ({ name, meant }) =>
    `${quoted(name)} دی جاتی، لی جاتی یا کسی کے پاس ہوتی ہے، مگر وہ داستان کی چیزوں میں نہیں ہے۔ ${didYouMean(meant, 'اسے چیزوں میں جوڑیں، تاکہ کھلاڑی دیکھ سکیں کہ وہ ان کے پاس ہے۔')}`,
  'person misspelt': ({ name, meant }) =>
    `نام ${quoted(name)} صرف شرطوں اور اثروں میں ہے، اور متنوں میں ${quoted(meant)} ہے۔ اگر دونوں ایک ہی ہیں، تو نام ایک ہی طرح لکھیں۔`,
  'promise open': ({ who }) =>
    `کھلاڑی ${quoted(who)} سے وعدہ کرتا ہے، مگر داستان میں وہ نہ کہیں نبھایا جاتا ہے، نہ توڑا جاتا ہے۔ جہاں اس کا فیصلہ ہو، وہاں ”keep ${who}“ یا ”break ${who}“ لکھیں۔`,
  'secret unknown': ({ name, meant }) =>
    `داستان میں ${quoted(name)} نام کا کوئی راز نہیں ہے۔ ${didYouMean(meant, 'اسے رازوں میں جوڑیں، یا نام ٹھیک کریں۔')}`,
  'holder unknown': ({ secret, holder }) =>
    `${quoted(holder)} کے پاس راز ${quoted(secret)} ہے، مگر نہ لغت میں ایسا کوئی نام ہے، نہ کسی متن میں۔ نام ویسے ہی لکھیں جیسے داستان میں ہے۔`,
  'attempt decided': ({ choice, check, always }) =>
    always === 'won'
      ? `${quoted(choice)} میں کوئی ناکام نہیں ہو سکتا: یہاں ${quoted(check)} ہمیشہ پوری ہوتی ہے۔ زیادہ مانگیں، یا جانچ ہٹا دیں۔`
      : `${quoted(choice)} میں کوئی کامیاب نہیں ہو سکتا: یہاں ${quoted(check)} کبھی پوری نہیں ہوتی۔ کم مانگیں، یا پہلے زیادہ دلائیں۔`,
  'loss without effect': ({ choice }) =>
    `${quoted(choice)} میں ناکامی سے نہ کچھ بدلتا ہے، نہ کچھ سنایا جاتا ہے۔ ناکامی کو متن، اثر یا منظر دیں۔`,
  'health without end': ({ most }) =>
    `کھلاڑی کی صحت، جو شروع میں ${whole(most)} ہے، 0 تک گر سکتی ہے، اور تب کچھ نہیں ہوتا۔ وہ منظر چنیں جو صحت ختم ہونے پر آئے۔`,
  'time without end': ({ turns, choices }) =>
    `باریوں کی حد (${whole(turns)}) کا کوئی اثر نہیں ہے: اس منظر میں ${whole(choices)} راہیں ہمیشہ ملتی ہیں، اور حد آنے پر کوئی نہیں لی جاتی۔ وقت پورا ہونے پر آنے والا منظر چنیں، یا حد ہٹا دیں۔`,
  'time out unused': ({ because }) =>
    because === 'ending'
      ? 'یہ منظر ایک انجام ہے، اس لیے یہاں وقت گنا نہیں جاتا۔ وقت پورا ہونے پر آنے والا منظر ہٹا دیں۔'
      : 'وقت پورا ہونے پر یہاں ایک منظر آتا ہے، مگر کوئی وقت لکھا نہیں ہے۔ لکھیں کہ کتنی باریوں کے بعد۔',
  'turns without end': ({ effect }) =>
    `اس منظر کی ہر باری ${quoted(effect)} بدلتی ہے، مگر اس سے کچھ ہوتا نہیں۔ وقت پورا ہونے پر آنے والا منظر چنیں، یا جو باریاں بدلتی ہیں اسے کہیں پوچھیں۔`,
  'ending goes on': ({ choices }) =>
    `یہ منظر ہار کا انجام کہلاتا ہے، مگر اس میں ${choices === 1 ? 'ایک راہ' : `${whole(choices)} راہیں`} ہے۔ نشان ہٹا دیں، یا راہیں۔`,
  'choice unheard': ({ choice, other }) =>
    `راہ ${quoted(choice)} سے ایک بھی لفظ نہیں بدلتا: آگے سب ویسا ہی سنایا جاتا ہے جیسا ${quoted(other)} کے بعد۔ اس کے اثر کو آگے کسی متن یا شرط میں پوچھیں، یا اسے کہیں اور لے جائیں۔`,
  'hands full': ({ things, slots }) =>
    `کھلاڑی کو ${whole(things)} چیزیں مل سکتی ہیں، اور وہ ${whole(slots)} ہی اٹھا سکتا ہے، اس لیے اسے کچھ رکھنا پڑ سکتا ہے۔ اگر ایسا نہیں چاہتے، تو قواعد میں جگہ بڑھائیں۔`,
};
