/** The meaning of XP and credits, in the same words wherever they appear first. */
export const points = {
  xp: 'XP belongs to this one game. Commands and your own words spend it; new scenes, choices and endings give it back.',
  credits:
    'Credits are your purse in every tale. They pay for what is told or drawn beyond the author’s own words; tasks earn more of them.',
};
