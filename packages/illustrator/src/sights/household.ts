/** What stands in houses, yards and streets, each on y = 0. */
import type { Kit } from '../core/kit.ts';
import { cusped } from '../core/shapes.ts';
import { wheel } from '../motifs/epic.ts';

/** A string bed with a quilt and a pillow. */
export const bed = (k: Kit): string =>
  k.limb('M-150,0V-110M150,0V-96M-120,-6V-70M120,-6V-70', 15, 'wood') +
  k.path('bone', 'M-152,-92H148L164,-70H-168Z') +
  k.ornament('M-110,-92L-130,-70M-70,-92L-84,-70M-30,-92L-38,-70M10,-92L10,-70', 0.7, 'wood') +
  k.path('cloth', 'M-54,-98C0,-116 110,-114 152,-96L164,-52C100,-40 0,-40 -62,-54Z') +
  k.ornament('M-50,-82C10,-98 100,-96 154,-80M-56,-66C10,-80 100,-80 160,-64', 0.9) +
  k.ellipse('white', -106, -100, 44, 17) +
  k.limb('M-164,-64H164', 13, 'wood2');

export const table = (k: Kit): string =>
  k.limb('M-124,-6V-92M124,-6V-92', 15, 'wood') +
  k.limb('M-92,-20V-90M92,-20V-90', 11, 'wood') +
  k.path('wood2', 'M-136,-122H136L156,-100H-156Z') +
  k.box('wood', -156, -102, 312, 16) +
  k.ornament('M-140,-94H140', 0.8);

export const chair = (k: Kit): string =>
  k.limb('M-52,-6V-208M52,-6V-86M-26,-16V-80M66,-16V-80', 11, 'wood') +
  k.limb('M24,-84V-208', 11, 'wood') +
  k.path('wood2', 'M-60,-206H34V-180H-60ZM-56,-158H30V-138H-56Z') +
  k.path('cloth', 'M-62,-98H62L78,-78H-64Z');

/** A window with its shutters open. */
export const windowFrame = (k: Kit): string =>
  k.path('stone', 'M-96,-40V-290H96V-40Z') +
  k.path('lit', cusped(-62, -264, 124, 212, 7, 0.45)) +
  k.line('M0,-236V-52M-60,-140H60', 0.9, 'wood') +
  k.path('wood2', 'M-96,-270L-146,-246V-48L-96,-60ZM96,-270L146,-246V-48L96,-60Z') +
  k.box('stone2', -116, -54, 232, 18) +
  k.limb('M-84,-34V0M84,-34V0', 12, 'stone2');

export const stairs = (k: Kit): string =>
  k.path('stone', 'M-190,0V-40H-114V-80H-38V-120H38V-160H114V-200H190V0Z') +
  k.line('M-190,-40H-114M-114,-80H-38M-38,-120H38M38,-160H114M114,-200H190', 1.8, 'stone2') +
  k.ornament('M-180,-16H180M-104,-56H180M-28,-96H180M48,-136H180', 0.6, 'line') +
  k.limb('M-180,-40V-120M186,-200V-284M-180,-118L186,-282', 9, 'wood');

/** Mud walls and a flat roof, as in the plains. */
export const house = (k: Kit): string =>
  k.path('sand', 'M-200,0V-190H200V0Z') +
  k.path('sand2', 'M40,-190V-290H176V-190Z') +
  k.box('wood', -216, -206, 432, 20) +
  k.box('wood', 28, -302, 160, 16) +
  k.path('wood2', cusped(-52, -132, 84, 132, 5, 0.5)) +
  k.path('dark', cusped(-156, -136, 58, 66, 5, 0.5)) +
  k.path('dark', cusped(92, -136, 58, 66, 5, 0.5)) +
  k.path('dark', cusped(84, -270, 46, 56, 5, 0.5)) +
  k.ornament('M-196,-30H-60M40,-30H196M-196,-168H196', 0.9, 'white');

/** A gate with both leaves open. */
export const gate = (k: Kit): string =>
  k.box('stone', -196, -270, 72, 270) +
  k.box('stone', 124, -270, 72, 270) +
  k.path('stone2', 'M-216,-270H216V-318H-216Z') +
  k.path('stone', 'M-130,-318C-110,-372 110,-372 130,-318Z') +
  k.circle('gold', 0, -364, 14) +
  k.path('wood', 'M-124,0V-262L-52,-236V-14ZM124,0V-262L52,-236V-14Z') +
  k.ornament(
    'M-108,-30L-66,-36M-108,-130L-66,-130M-108,-226L-66,-212M108,-30L66,-36M108,-130L66,-130M108,-226L66,-212',
    1.2,
  ) +
  k.ornament('M-204,-294H204M-186,-230H-134M134,-230H186M-186,-40H-134M134,-40H186', 0.9);

const COURSES = [0, 1, 2, 3, 4];

export const wall = (k: Kit): string =>
  k.box('brick', -300, -190, 600, 190) +
  COURSES.map((i) => {
    const y = -i * 38;
    const joints = [-240, -160, -80, 0, 80, 160, 240].map((x) => `M${x + (i % 2) * 40},${y}v-38`).join('');
    return k.line(`M-300,${y}H300${joints}`, 0.6, 'brick2');
  }).join('') +
  k.box('stone', -314, -210, 628, 24);

/** A bag tied at its neck. */
export const bag = (k: Kit): string =>
  k.path('cloth3', 'M-22,-112L-52,-158L-2,-138L48,-160L22,-112Z') +
  k.path('cloth3', 'M-66,0C-112,-44 -66,-106 -24,-116H24C66,-106 112,-44 66,0Z') +
  k.limb('M-28,-114H28', 10, 'bone') +
  k.ornament('M-10,-104C-50,-70 -52,-40 -40,-10M10,-104C50,-70 52,-40 40,-10', 0.7, 'line');

export const bowl = (k: Kit): string =>
  k.path('brass', 'M-34,0L-26,-16H26L34,0Z') +
  k.path('brass', 'M-96,-88H96C94,-36 52,-12 0,-12C-52,-12 -94,-36 -96,-88Z') +
  k.ellipse('dark', 0, -88, 96, 18) +
  k.ellipse('white', 0, -86, 78, 11) +
  k.ornament('M-86,-58Q0,-30 86,-58', 0.9, 'white');

/** A coil of rope with a loose end. */
export const rope = (k: Kit): string =>
  [-14, -38, -62]
    .map((y, i) => {
      const w = 104 - i * 10;
      return k.limb(
        `M${-w},${y}C${-w},${y + 34} ${w},${y + 34} ${w},${y}C${w},${y - 34} ${-w},${y - 34} ${-w},${y}`,
        20,
        'sand',
      );
    })
    .join('') + k.limb('M84,-58C130,-70 150,-30 132,-6', 18, 'sand');

export const umbrella = (k: Kit): string =>
  k.limb('M0,-4V-280', 9, 'wood') +
  k.limb('M0,-4C2,14 30,14 30,-6', 9, 'wood') +
  k.path(
    'cloth',
    'M-160,-218C-136,-328 136,-328 160,-218C132,-238 100,-238 82,-218C58,-240 24,-240 0,-218C-24,-240 -58,-240 -82,-218C-100,-238 -132,-238 -160,-218Z',
  ) +
  k.ornament('M0,-296C-34,-280 -70,-250 -82,-220M0,-296C34,-280 70,-250 82,-220M0,-296V-222', 0.9) +
  k.path('gold', 'M-10,-296L0,-330L10,-296Z');

/** A cart without animals, which a scene may or may not name. */
export const cart = (k: Kit): string =>
  k.limb('M120,-110L300,-64', 13, 'wood') +
  k.path('wood2', 'M-200,-140H170V-112H-200Z') +
  k.limb('M-190,-140V-206M-100,-140V-206M-10,-140V-206M80,-140V-206M156,-140V-206M-196,-204H162', 9, 'wood') +
  k.path('cloth3', 'M-180,-142C-176,-196 -110,-206 -96,-142ZM-80,-142C-76,-210 6,-214 20,-142Z') +
  wheel(k, -20, -84, 84);

export const cannon = (k: Kit): string =>
  k.path('wood', 'M-190,-20L-60,-100L70,-96L60,-60L-160,0Z') +
  k.turned(
    0,
    -112,
    -9,
    k.path('brass', 'M-170,-34C-194,-20 -194,20 -170,34L170,26V-26Z') +
      k.circle('brass', -190, 0, 14) +
      k.box('gold', 158, -34, 22, 68, 6) +
      k.ornament('M-120,-34V34M-20,-31V31M80,-28V28', 1.2) +
      k.ellipse('dark', 180, 0, 7, 22),
  ) +
  wheel(k, 6, -72, 72);
