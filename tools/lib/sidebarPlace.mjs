/** The place of a component in Storybook's sidebar, by its folder. */

/** The sidebar names of areas, after the people who work there. */
const AREAS = {
  admin: 'Administration',
  authoring: 'Writing',
  play: 'Playing',
  story: 'Story page',
};

/** The screens of each area, by the beginning of their names. All others belong to reading. */
const SCREENS = {
  Administration: /^Admin/,
  Playing: /^(Play|Progress|Credits)/,
  Account: /^(Account|Consent|Guardian|Login|Register|ForgotPassword|ResetPassword|VerifyEmail|Waitlist)/,
  Writing: /^(Create|Edit|MySeries|MyStories)/,
  Legal: /^(Terms|Privacy)/,
};

/** @param {string} word */
const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);

/** @param {string} name */
function areaOfScreen(name) {
  return Object.entries(SCREENS).find(([, begins]) => begins.test(name))?.[0] ?? 'Reading';
}

/**
 * @param {string} place `primitives`, or `blocks/play`
 * @param {string} name of the component
 */
export function sidebarTitle(place, name) {
  const [kind = '', area = ''] = place.split('/');
  if (kind === 'screens') return `Screens/${areaOfScreen(name)}/${name}`;
  if (kind === 'blocks') return `Components/${Reflect.get(AREAS, area) ?? capital(area)}/${name}`;
  return `Components/${capital(kind)}/${name}`;
}
