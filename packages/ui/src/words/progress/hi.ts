import type { Words } from '../en.ts';
import { numbersOf } from '../numbers.ts';
import { durationOf } from '../time.ts';
import { levelTitles, tasks } from '../tasks/hi.ts';

const { counted, percent, whole } = numbersOf('hi');
const duration = durationOf('hi');

export const progress = {
  title: 'आपकी प्रगति',
  logout: 'लॉगआउट',
  panels: {
    daily: 'आज के कार्य',
    milestone: 'पड़ाव',
    achievement: 'उपलब्धियाँ',
  },
  loading: (panel) => `${panel}: जानकारी आ रही है...`,
  empty: 'अभी कोई कार्य नहीं है',
  emptyHint: 'नई चुनौतियों के लिए बाद में देखें!',
  taskTitle: ({ task_id, title }) => tasks[task_id]?.title ?? title,
  taskDescription: ({ task_id, description }) => tasks[task_id]?.description ?? description,
  levelTitle: (title) => levelTitles[title] ?? title,
  level: (title, level) => `${title}, स्तर ${whole(level)}`,
  levelShort: (level) => `स्तर ${whole(level)}`,
  noLevel: 'कोई शर्त नहीं',
  levelRequired: (level) => `ज़रूरी स्तर: ${level}`,
  stars: (current, next) => `${whole(current)} / ${whole(next)} तारे`,
  towards: (level) => `स्तर ${whole(level)} की ओर`,
  creditUnit: () => 'क्रेडिट',
  reward: (count) => counted(count, { other: 'क्रेडिट' }),
  number: whole,
  percent: (value) => percent(Math.floor(value)),
  ofTarget: (current, target) => `${whole(current)} / ${whole(target)}`,
  completed: 'पूरा हुआ',
  locked: 'बंद',
  paidAtLevel: (reward, level) => `पूरा हुआ: ${reward}, स्तर ${whole(level)} पर`,
  resetsIn: (ms) => `नए कार्य ${duration(ms)} में`,
  streak: (days) => `लगातार ${counted(days, { other: 'दिन' })}`,
  streakHint: (longest) => `सबसे लंबा सिलसिला: ${counted(longest, { other: 'दिन' })}`,
  streakOpen: 'सिलसिला बनाए रखने के लिए आज खेलें',
  noStreak: 'सिलसिला शुरू करने के लिए आज खेलें',
  credits: 'क्रेडिट',
  account: 'खाता',
  taskDone: (title, count) => `कार्य पूरा: ${title}। +${counted(count, { other: 'क्रेडिट' })}`,
  newLevel: (title, level) => `स्तर ${whole(level)}: अब आप ${title} हैं`,
  tally: (completed, total) => `${whole(total)} में से ${whole(completed)} पूरे`,
} satisfies Words['progress'];
