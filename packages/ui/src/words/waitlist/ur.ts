import { WAITLIST_DISCOUNT_PERCENT } from '@kathaloka/contract/limits';
import type { Words } from '../en.ts';

export const waitlist = {
  comingSoon: 'جلد آ رہا ہے',
  title: 'محل میں اور کمرے۔',
  lead: 'کتھالوک پریمیم ابھی رنگا جا رہا ہے۔ اپنا نام چھوڑ جائیے، دروازہ پہلے آپ کے لیے کھلے گا۔',
  offer: `محدود وقت: پہلے آنے والوں کو \u2066${WAITLIST_DISCOUNT_PERCENT}%\u2069 رعایت`,
  name: 'نام',
  nameExample: 'آپ کا نام',
  email: 'ای میل',
  emailExample: 'aap@example.com',
  submit: 'فہرست میں نام لکھیں',
  busy: 'لکھ رہے ہیں...',
  conditions: 'ایک فارم نئے ٹیب میں کھلے گا۔ {terms} اور {privacy} دیکھیں۔',
  terms: 'شرائط',
  privacy: 'رازداری کی پالیسی',
  thanks: 'شامل ہونے کا شکریہ!',
  thanksText: 'فہرست ایک الگ صفحے پر ہے، جو نئے ٹیب میں کھلا ہے۔ وہاں مکمل کریں اور آپ کی جگہ پکی ہے۔',
  returnHome: 'صفحۂ اول پر لوٹیں',
  benefitsTitle: 'پریمیم میں کیا ہوگا',
  benefits: {
    early: { title: 'سب سے پہلے', text: 'نئی داستانیں سب سے پہلے پڑھیں۔' },
    exclusive: { title: 'خاص داستانیں', text: 'پریمیم داستانیں، اور وہ انجام جو صرف یہاں کھلتے ہیں۔' },
    models: { title: 'بہتر AI ماڈل', text: 'لمبی یادداشت والے داستان گو اور مصور۔' },
    support: { title: 'پہلے مدد', text: 'کوئی انسان سب سے پہلے آپ کو جواب دیتا ہے۔' },
    adFree: { title: 'بغیر اشتہار', text: 'آپ کے اور صفحے کے بیچ کچھ نہیں۔' },
    themes: { title: 'اپنی سجاوٹ', text: 'کاغذ، روشنائی اور حاشیہ آپ کا۔' },
  },
} satisfies Words['waitlist'];
