import type { Words } from '../en.ts';

export const writing = {
  room: {
    open: 'پوری کھڑکی میں',
    previous: 'پچھلا منظر',
    next: 'لکھنے کو اگلا منظر',
    checks: 'اس منظر کی جانچ',
    noChecks: 'اس منظر میں دیکھنے کی کوئی بات نہیں۔',
    further: 'اس منظر کی اور باتیں',
  },
  paneWidth: 'پہلو کے صفحے کی چوڑائی',
} satisfies Words['writing'];
