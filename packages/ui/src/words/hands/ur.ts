import type { Words } from '../en.ts';
import { numbersOf } from '../numbers.ts';

const { counted } = numbersOf('ur-u-nu-latn');

export const hands = {
  ownLanguage: 'ur',
  title: 'یہ کس کے الفاظ ہیں',
  by: {
    author: () => 'مصنف',
    model: (name) => (name === undefined ? 'کوئی ماڈل' : `ماڈل ${name}`),
    player: () => 'کھلاڑی',
    rule: () => 'قواعد',
    house: () => 'کتھالوک',
  },
  heard: (hand) => `${hand}:`,
  counted: (hand, words) => `${hand}، ${counted(words, { one: 'لفظ', other: 'الفاظ' })}`,
  struck: {
    line: (sentences) =>
      sentences === 1
        ? 'ماڈل کا 1 جملہ واپس لیا گیا۔ اس بار کوئی کریڈٹ نہیں لگا۔'
        : `ماڈل کے ${counted(sentences, { one: 'جملہ', other: 'جملے' })} واپس لیے گئے۔ اس بار کوئی کریڈٹ نہیں لگا۔`,
    reasons: {
      death: 'اس میں کوئی مر جاتا ہے۔ یہ صرف داستان طے کرتی ہے۔',
      wound: 'اس میں کسی کو چوٹ لگتی ہے۔ یہ صرف داستان طے کرتی ہے۔',
      speech: 'یہ آپ کے منہ میں الفاظ ڈالتا ہے۔',
      act: 'یہ آپ کی جگہ کچھ طے کرتا ہے۔',
      thing: 'اس میں کوئی چیز دی، لی یا کھوئی جاتی ہے۔ یہ صرف داستان طے کرتی ہے۔',
      arrival: 'اس میں کوئی ایسا آ جاتا ہے جو کہیں اور ہے۔',
      place: 'یہ کسی کو یہاں سے دور لے جاتا ہے۔',
      time: 'اس میں دن گزر جاتے ہیں۔',
      secret: 'یہ وہ بتاتا ہے جو داستان نے ابھی نہیں بتایا۔',
      knowledge: 'اس میں کوئی وہ جانتا ہے جو وہ جان ہی نہیں سکتا۔',
      contradiction: 'یہ اب تک سنائی گئی بات کے الٹ ہے۔',
      harm: 'یہ داستان سے باہر کے لوگوں کو چوٹ پہنچاتا ہے۔',
    },
  },
  unknown: 'یہ حصہ سناتے وقت درج نہیں ہوا کہ الفاظ کس کے ہیں۔',
} satisfies Words['hands'];
