import type { Words } from '../en.ts';

export const playPanels = {
  ownLanguage: 'ur',
  settings: 'ترتیبات',
  theme: 'روپ',
  themes: { night: 'رات کا نسخہ', 'palm-leaf': 'تاڑ کا پتا', device: 'ڈیوائس جیسا' },
  language: 'زبان',
  toldIn: 'داستان کس زبان میں',
  toldInHint: 'اگلے حصے سے؛ جو سنایا جا چکا، وہ ویسا ہی رہے گا',
  taleSize: 'داستان کے حروف',
  taleSizes: ['سب سے چھوٹے', 'چھوٹے', 'درمیانے', 'بڑے', 'سب سے بڑے'],
  textAppears: 'متن کی رفتار',
  textAppearsHint: 'کلک، Space یا Enter سے باقی متن فوراً دکھتا ہے',
  typing: { at_once: 'ایک ساتھ', quick: 'جلدی جلدی', typed: 'آہستہ آہستہ' },
  states: { on: 'چالو', off: 'بند' },
  motion: 'قطاریں اور تختیاں خود چلیں',
  motionHint: 'آپ کے چننے تک ڈیوائس کی ترتیب مانی جاتی ہے',
  textOnly: 'صرف متن',
  textOnlyHint: 'پیچھے تصویر نہیں، اور کچھ ہلتا نہیں',
  ruledLine: 'نئے متن کے نیچے لکیر',
  hands: 'دکھائیں کہ الفاظ کس کے ہیں',
  handsHint: 'ہر ٹکڑے سے پہلے ایک باریک نشان، نیچے نام',
  readsAloud: 'نیا متن پڑھ کر سنائیں',
  eyesClosed: 'آنکھیں بند کر کے',
  eyesClosedHint: 'داستان سنیں، اور بغیر دیکھے کھیلیں',
  letterKeys: 'حروف اور ہندسوں والے شارٹ کٹ',

  shortcuts: 'کی بورڈ شارٹ کٹ',
  shortcutsNote: 'اکیلے حروف تب چلتے ہیں جب کرسر کسی خانے میں نہ ہو۔ انھیں ترتیبات میں بند کیا جا سکتا ہے۔',
  shortcutsOffNote: 'حروف اور ہندسوں والے شارٹ کٹ بند ہیں۔ انھیں ترتیبات میں چالو کیا جا سکتا ہے۔',
  eyesClosedKeys: [
    { name: 'شروع کریں، آنکھیں کھولیں', keys: ['E'] },
    { name: 'روکیں، آگے چلائیں', keys: ['Space'] },
    { name: 'پچھلا، اگلا جملہ', keys: ['→', '←'] },
    { name: 'تیز، دھیما', keys: ['↑', '↓'] },
    { name: 'سنائی دینے والی راہ لیں', keys: ['Enter'] },
    { name: 'بول کر چنیں', keys: ['V'] },
  ],
  shortcutGroups: [
    {
      title: 'کھیل میں',
      rows: [
        { name: 'ہندسے سے راہ چنیں', keys: ['1', '2', '…', '9'] },
        { name: 'آگے', keys: ['C'] },
        { name: 'ڈوبیں', keys: ['I'] },
        { name: 'دکھائیں', keys: ['S'] },
        { name: 'واپس لیں', keys: ['U'] },
        { name: 'اپنے لفظوں میں لکھیں', keys: ['/'] },
        { name: 'کریں', keys: ['Enter'] },
        { name: 'پورا متن دکھائیں، پھر اس کا اگلا صفحہ', keys: ['Space'] },
      ],
    },
    {
      title: 'اب تک کی داستان',
      rows: [
        { name: 'سب سے نیا حصہ', keys: ['End'] },
        { name: 'سب سے نیا حصہ پھر سنیں', keys: ['R'] },
        { name: 'ایسا کیوں؟', keys: ['W'] },
        { name: 'آپ کی داستان', keys: ['M'] },
      ],
    },
    {
      title: 'ہر جگہ',
      rows: [
        { name: 'کھلا پینل بند کریں', keys: ['Esc'] },
        { name: 'یہ فہرست', keys: ['?'] },
      ],
    },
    {
      title: 'مناظر کا نقشہ',
      rows: [
        { name: 'اگلا منظر', keys: ['Tab'] },
        { name: 'منظر کھسکائیں', keys: ['↑', '↓', '←', '→'] },
        { name: 'بدلیں، ہٹائیں', keys: ['Enter', 'Del'] },
      ],
    },
  ],
} satisfies Words['playPanels'];
