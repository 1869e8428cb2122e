/** Descriptions of the built-in narrators and painters, by key. */
export const modelDescriptions: Readonly<Record<string, string>> = {
  tenali: 'پھرتیلا اور حاضر جواب: چھوٹے حصے، ہلکا ہاتھ۔',
  birbal: 'ٹھہرا ہوا اور دانا، ہر موڑ پر ایک پہیلی۔',
  vyasa: 'رزمیے کا لہجہ: لمبی سانس، گہری بات۔',
  vishvakarma: 'سونے کی نقاشی اور آسمانی محل۔',
  chitrakar: 'پٹ چتر: موٹی لکیریں، بہت سا سرخ رنگ۔',
  ajanta: 'پرانے غار کی دیوار پر بنی تصویر جیسا۔',
  ravivarma: 'روغنی رنگ، چاندنی اور دھند۔',
};
