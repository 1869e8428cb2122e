/** The meaning of XP and credits, in the same words wherever they appear first. */
export const points = {
  xp: 'XP belongs to this one game. Commands and your own words spend it; new scenes, choices and endings give it back.',
  credits:
    'Credits are your purse in every tale. They pay for what a model tells or draws; tasks earn more of them.',
};
