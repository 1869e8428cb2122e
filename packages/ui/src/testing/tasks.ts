import { aTask, fixtureId, fixtureTasks } from '@kathaloka/contract/fixtures';
import type { Task } from '@kathaloka/contract/entities';
import { LONG_WORD } from './longText.ts';

const tasksOf = (titles: readonly (readonly [string, string])[]): readonly Task[] =>
  titles.map(([title, description], index) =>
    aTask({ ...fixtureTasks.daily[index], task_id: fixtureId('task', index + 20), title, description }),
  );

export const hindiTasks = tasksOf([
  ['पहिए के तीन फेरे', 'आज कोई भी कहानी तीन बार आगे बढ़ाइए।'],
  ['साँझ का दीया', 'सूरज ढलने के बाद एक कथा खोलिए।'],
  ['चित्रकार से पूछिए', 'दो दृश्यों के चित्र बनवाइए।'],
  ['रात का पहरा', 'एक घंटा खेलिए, एक बार भी पीछे लौटे बिना।'],
]);

export const urduTasks = tasksOf([
  ['پہیے کے تین چکر', 'آج کوئی بھی کہانی تین بار آگے بڑھائیں۔'],
  ['شام کا چراغ', 'سورج ڈھلنے کے بعد ایک داستان کھولیں۔'],
  ['مصور سے پوچھیں', 'دو منظروں کی تصویریں بنوائیں۔'],
  ['رات کا پہرہ', 'ایک گھنٹہ کھیلیں، ایک بار بھی پیچھے لوٹے بغیر۔'],
]);

/** Tasks with long texts, one of which cannot break. */
export const longTasks = tasksOf([
  ['Finish every story of the lesser-known kingdoms without ever using Undo', 'It counts. '.repeat(14)],
  [LONG_WORD, `Say ${LONG_WORD} five times, without a pause and without a mistake.`],
  ['Lamp at dusk', 'Open a tale after sunset.'],
]);
