import type { Words } from '../../words/en.ts';

/** Enough Urdu to see the mirrored screen as its readers would. For stories. */
export const urduPlayWords: Partial<Words['play']> = {
  back: 'پیچھے',
  knowHow: 'رہنمائی',
  settings: 'ترتیبات',
  you: 'آپ:',
  selected: 'منتخب:',
  using: (model, count) => `${model} کے ساتھ (${count} کریڈٹ)`,
  placeholder: 'اپنا عمل بیان کریں...',
  act: 'کریں',
  command: {
    continue: { name: 'آگے', help: 'کہانی آگے بڑھائیں', explanation: 'کہانی آگے بڑھتی ہے۔' },
    immerse: { name: 'ڈوبیں', help: 'تفصیل اور راستے', explanation: 'لمحے کی تفصیل، پھر دو راستے۔' },
    show: { name: 'دکھائیں', help: 'منظر کی تصویر', explanation: 'موجودہ منظر کی تصویر۔' },
    undo: { name: 'واپس', help: 'ایک قدم پیچھے', explanation: 'آخری قدم واپس۔' },
    custom_action: { name: 'اپنا عمل', help: 'اپنے لفظوں میں', explanation: 'کچھ بھی لکھیں۔' },
  },
};
