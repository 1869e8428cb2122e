import type { Words } from '../en.ts';
import { numbersOf } from '../numbers.ts';
import { durationOf } from '../time.ts';
import { levelTitles, tasks } from '../tasks/ur.ts';

const { counted, percent, whole } = numbersOf('ur-u-nu-latn');
const duration = durationOf('ur-u-nu-latn');

export const progress = {
  title: 'آپ کی پیش رفت',
  logout: 'باہر نکلیں',
  panels: {
    daily: 'آج کے کام',
    milestone: 'سنگِ میل',
    achievement: 'کارنامے',
  },
  loading: (panel) => `${panel}: آ رہے ہیں...`,
  empty: 'ابھی کوئی کام نہیں ہے',
  emptyHint: 'نئے کاموں کے لیے بعد میں دیکھیں!',
  taskTitle: ({ task_id, title }) => tasks[task_id]?.title ?? title,
  taskDescription: ({ task_id, description }) => tasks[task_id]?.description ?? description,
  levelTitle: (title) => levelTitles[title] ?? title,
  level: (title, level) => `${title}، درجہ ${whole(level)}`,
  levelShort: (level) => `درجہ ${whole(level)}`,
  noLevel: 'کوئی شرط نہیں',
  levelRequired: (level) => `درکار درجہ: ${level}`,
  stars: (current, next) => `${whole(next)} میں سے ${whole(current)} ستارے`,
  towards: (level) => `درجہ ${whole(level)} کی طرف`,
  creditUnit: () => 'کریڈٹ',
  reward: (count) => counted(count, { other: 'کریڈٹ' }),
  number: whole,
  percent: (value) => percent(Math.floor(value)),
  ofTarget: (current, target) => `${whole(current)} / ${whole(target)}`,
  completed: 'پورا ہوا',
  locked: 'بند',
  paidAtLevel: (reward, level) => `پورا ہوا: ${reward}، درجہ ${whole(level)} پر`,
  resetsIn: (ms) => `نئے کام ${duration(ms)} میں`,
  streak: (days) => `لگاتار ${counted(days, { other: 'دن' })}`,
  streakHint: (longest) => `سب سے لمبا سلسلہ: ${counted(longest, { other: 'دن' })}`,
  streakOpen: 'سلسلہ قائم رکھنے کے لیے آج کھیلیں',
  noStreak: 'سلسلہ شروع کرنے کے لیے آج کھیلیں',
  credits: 'کریڈٹ',
  account: 'کھاتہ',
  taskDone: (title, count) => `کام پورا: ${title}۔ +${counted(count, { other: 'کریڈٹ' })}`,
  newLevel: (title, level) => `درجہ ${whole(level)}: اب آپ ${title} ہیں`,
  tally: (completed, total) => `${whole(total)} میں سے ${whole(completed)} پورے`,
} satisfies Words['progress'];
