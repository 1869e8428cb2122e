import type { Words } from '../en.ts';
import { adminSetupWords as english } from './en.ts';

const { items } = english;

export const adminSetup = {
  title: 'پہلا گھنٹہ',
  lead: 'اس تنصیب کو اب بھی کیا چاہیے، اور کیسے۔ ترتیبات ماحول کے متغیرات میں ہوتی ہیں؛ سرور دوبارہ چلنے پر لاگو ہوتی ہیں۔',
  allDone: 'سب تیار ہے۔',
  show: 'فہرست دکھائیں',
  hide: 'فہرست چھپائیں',
  isSet: 'تیار',
  isNotSet: 'ابھی باقی',
  isUnknown: 'سرور یہ نہیں جان سکتا',
  copy: 'نقل کریں',
  copyOf: (name) => `اس کی سطر نقل کریں: ${name}`,
  items: {
    restored: {
      name: 'بیک اپ سے بحال کی گئی نقل',
      text: 'یہ ڈیٹابیس ایک بیک اپ سے بحال کیا گیا ہے۔ کوئی نقل کسی کو نہ لکھے، اس لیے یہاں سے ای میل نہیں جاتیں؛ وہ رکی رہتی ہیں۔ اگر اب یہی اصل ہے تو یہ سطر انہیں جانے دیتی ہے:',
      line: items.restored.line,
    },
    admin_password: {
      name: 'آپ کا اپنا پاس ورڈ',
      text: 'اگر پہلے منتظم کا پاس ورڈ سرور نے بنایا تھا تو وہ لاگ میں لکھا گیا، جہاں شاید اوروں نے بھی پڑھ لیا ہو۔ دوسرا پاس ورڈ اپنے کھاتے کے صفحے پر رکھیں۔',
      line: items.admin_password.line,
    },
    mail: {
      name: 'ای میل بھیجنا',
      text: 'SMTP_URL اور MAIL_FROM: باہر جانے والی ای میل، مقامی نہ ہو تو TLS سے۔ ان کے بغیر ای میل ایک ہفتے تک DATA_DIR/outbox/ میں رہتی ہیں، اور کوئی پاس ورڈ نہیں بدل سکتا۔',
      line: items.mail.line,
    },
    model: {
      name: 'زبان کا ماڈل',
      text: 'AI_BASE_URL اور AI_API_KEY: OpenAI جیسا کوئی پتا؛ AI_TEXT_MODELS اور AI_IMAGE_MODELS بتاتے ہیں کہ ہمارے کس نام کے پیچھے کون سا ماڈل ہے۔ ان کے بغیر کتھالوک کا اپنا داستان گو سناتا ہے، اور وہ بھی ٹھیک ہے۔',
      line: items.model.line,
    },
    public_url: {
      name: 'عوامی پتا',
      text: 'PUBLIC_URL: سائٹ کا پتا، راستے کے بغیر۔ ای میل اور جھلکیوں کے لنک وہیں لے جاتے ہیں۔',
      line: items.public_url.line,
    },
    links: {
      name: 'باہر کے لنک',
      text: 'WAITLIST_URL: انتظار فہرست کا فارم؛ جب تک یہ سیٹ نہ ہو، لنک کہیں نہیں کھلتا۔ GUIDE_URL: ”کیسے کھیلیں“ صفحے کی جگہ آپ کا اپنا رہنما۔ COMMUNITY_URL: آپ کی برادری؛ سیٹ ہونے پر صفحۂ اول اس تک لے جاتا ہے۔',
      line: items.links.line,
    },
    backups: {
      name: 'بیک اپ',
      text: 'روز، لوگوں کے کھیلتے ہوئے بھی: سارے ریکارڈ، ٹوکن پر دستخط کرنے والی خفیہ کلید اور ماڈلوں کی بنائی تصویریں۔ ایک بار npm run restore سے خالی DATA_DIR میں واپس لا کر دیکھیں: docs/operating.md میں ”Backups“۔',
      line: items.backups.line,
    },
    database_backups: {
      name: 'بیک اپ',
      text: 'روز، لوگوں کے کھیلتے ہوئے بھی: سارے ریکارڈ اور ماڈلوں کی بنائی تصویریں۔ AUTH_SECRET اس میں نہیں ہوتا: اس کی نقل بھی رکھیں۔ ایک بار npm run restore سے خالی ڈیٹابیس میں واپس لا کر دیکھیں: docs/operating.md میں ”Backups“۔',
      line: items.database_backups.line,
    },
  },
} satisfies Words['adminSetup'];
