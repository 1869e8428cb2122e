import type { StarterStory } from './starter.ts';

export const mystery: StarterStory = {
  title: 'The Clock Struck Thirteen',
  tagline: 'Every guest heard it. Only the person who did it counted.',
  story_description: `You look after a rest house in the hills. **Last night the clock in the hall struck thirteen, and this morning its key is gone.** An inspector is due by the noon bus, and he sets his watch by that clock.

There are three places to look, and a bell to ring when you think that you know.

- three endings, in about four minutes
- shows how to lay clues and read them`,
  story_prompt:
    'You look after a rest house in the hills. In the night the clock struck thirteen, its key is gone, and an inspector comes on the noon bus. Look in three places, talk to those whom you meet there, and ring the bell when you think that you know. It can be rung only once.',
  story_system_prompt:
    'A government rest house in the hills on a wet morning. The player is its caretaker. What matters is to know before speaking. Yusuf the old bearer has wound the clock for forty years and can no longer see its face. Miss Lobo, a guest, cannot sleep. There are monkeys. Nobody is a thief, and nobody is humiliated. The narrator notices small things and draws no conclusions.',
  story_structure: {
    start_node: 'hall',
    nodes: {
      hall: {
        text: `The clock in the hall has stopped at seven minutes past one. It is as tall as a door and came up the hill on eight men, and it has never stopped before. The hook beside it, where the key hangs, is empty.

Last night it struck thirteen. You counted, in bed, and thought that you had counted wrong. Miss Lobo in room two counted as well, and is at breakfast with her coat on.

The inspector's bus comes at noon. There are three places where a key might have gone: the kitchen, the verandah, and the pocket of Yusuf, who winds the clock.`,
        variants: [
          {
            condition: 'has soot or has paw or has thread',
            text: `The clock still says seven minutes past one. You stand in front of it again with what you know, and it looks back at you with its large plain face.

It is a quarter past eleven by the kitchen radio. Miss Lobo has moved to the chair beside the door, so as to be the first to leave or the first to hear. Rain comes down the chimney and ticks in the grate.

On the table stands the brass bell that calls everybody to the hall. Once you ring it you will have to say something.`,
          },
        ],
        choices: [
          { text: 'Look into the kitchen.', target: 'kitchen', condition: 'not has soot' },
          { text: 'Walk round the verandah.', target: 'verandah', condition: 'not has paw' },
          { text: `Sit down beside Yusuf.`, target: 'yusuf', condition: 'not has thread' },
          { text: 'Ring the bell. There is no second time.', target: 'bell' },
        ],
      },
      kitchen: {
        mode: 'open',
        goal: 'The player may search the kitchen and talk to the cook, who knows nothing and minds being asked. The key is not here. What can be found is soot on the inner windowsill, in the shape of a hand. Nobody confesses to anything.',
        max_turns: 3,
        time_out: 'hall',
        text: `The cook is frying something and does not turn round. He was asleep at one, he says, like a person with nothing on his mind.

It is the window that you look at. It is open by a hand's breadth, and it is never open, because of the monkeys. On the sill there is soot from the chimney, and in the soot there is the print of a hand: four fingers and a thumb, set rather far from the others. It is smaller than the cook's. It would be small for a child.

A banana has gone from the bunch, skin and all.`,
        choices: [
          {
            text: 'Press your own hand beside it, and remember the size.',
            target: 'hall',
            effect: 'gain soot',
            deed: 'the hand beside the hand',
          },
          { text: 'Shut the window, and leave the cook in peace.', target: 'hall' },
        ],
      },
      verandah: {
        text: `Rain has washed the boards clean, except along the wall, where the roof keeps it off. There somebody has come by with wet feet. The tracks go from the kitchen window to the drainpipe, and each of them is as long as your finger, with the heel hardly there.

Halfway along lies a sliver of brass. It is the tag of the key, with HALL stamped on it, and it has been bitten.

Above you something runs across the roof, stops when you stop, and then goes on with great care.`,
        choices: [
          {
            text: 'Pick up the tag. Leave the tracks for the inspector to see.',
            target: 'hall',
            effect: 'gain paw',
            deed: 'the bitten tag',
          },
          { text: 'Throw a banana on the roof, and go in.', target: 'hall', deed: 'the banana on the roof' },
        ],
      },
      yusuf: {
        text: `Yusuf is polishing a spoon that was clean. He has wound the clock for forty years, every night at ten, eighteen turns. You ask him how many it was last night.

'Eighteen,' he says. And after a time: 'I do it by the feel.' He holds the spoon a little to the left of where he is looking. There is a red thread round his finger, and another from the handle of the pantry, and one on the arm of his chair. They go on along the wall at the height of his hand, all the way to the clock.

You have dusted those threads for a year, and took them for a festival.`,
        choices: [
          {
            text: 'Ask nothing, and take the spoon to polish the other side.',
            target: 'hall',
            effect: 'gain thread',
            deed: 'the spoon you polished with Yusuf',
          },
          {
            text: 'Ask him to read you the time from the hall clock.',
            target: 'hall',
            deed: 'the time you asked Yusuf for',
          },
        ],
      },
      bell: {
        text: `They come: the cook with a ladle, Miss Lobo in her coat, and Yusuf last, one hand on the wall. And through the front door, because the bus was early, comes the inspector, shaking out his umbrella over the mat.

He looks at the clock. He looks at his watch, and then at the clock again, and you see that for the first time in his working life he does not know which of them to believe.

'Well?' says the inspector. Everybody turns to you. On the roof, something sits down to listen.`,
        choices: [
          {
            text: 'Say that the thief has a small hand and long feet, and is on the roof.',
            target: 'end_monkey',
            condition: 'has soot and has paw',
          },
          {
            text: 'Say that you wound it yourself last night, and badly.',
            target: 'end_yusuf',
            condition: 'has thread',
          },
          { text: 'Look at Miss Lobo, who has her coat on.', target: 'end_guest' },
        ],
      },
      end_monkey: {
        mode: 'verbatim',
        text: `You lay the tag on the table, and beside it you press your hand in soot. The inspector is a fair man. He goes out on the verandah in the rain and looks up, and a monkey looks down at him with a key on a string round its neck.

It had swung on the pendulum, they think. Nobody could say what it had wanted with thirteen.

It comes down for the fourth banana. The key has been bitten too, but it turns. In the inspector's report there is one line, which has been framed: Clock stopped by a member of the public.`,
        choices: [],
      },
      end_yusuf: {
        mode: 'verbatim',
        text: `'Eighteen turns,' you say, 'and I gave it thirty.' The inspector writes it down. It costs you a day's pay, and a new key costs two.

Yusuf says nothing until the bus has gone. Then he takes your wrist and puts your hand on the clock, low down, where the wood is warm from the works. 'There,' he says. 'When it is full it hums.'

You wind it together after that, at ten, your hand on the key and his on the wood. It loses a minute a week. The whole valley loses it with you.`,
        choices: [],
      },
      end_guest: {
        mode: 'verbatim',
        text: `She does not say a word. She opens her bag on the table, and takes out of it, one after the other, a hairbrush, a prayer book, a bottle for sleeping and a photograph. Then she turns it upside down. There is no key.

She had her coat on because room two is cold. It has been cold for three years, and it is in the guest book, in her hand, each time.

She goes by the same bus. That night the clock stands still, and something on the roof drops a small bright thing into the gutter, where you find it when the rains are over.`,
        choices: [],
      },
    },
  },
  notes: {
    hall: 'A hub: three choices lead away and come back, each with a condition that takes it away once its clue is known. The variant tells every visit with a clue in hand. The bell is always open, so nobody has to find everything.',
    kitchen:
      'An open scene. The goal says what can be found here and what cannot, and max_turns with time_out ends the wandering. The clue is a thing, gain soot, and its meaning is never told: the reader puts it together.',
    verandah:
      'The second half of the same answer. One clue alone should raise a question, and two should answer it.',
    yusuf:
      'A clue to another answer, which is as true. A mystery gains when the kinder reading and the cleverer one are two different endings.',
    bell: 'The place of no return, and the text before it says so. The two right answers ask for clues: has soot and has paw, or has thread. The wrong one is open to everybody.',
    end_monkey: 'Whoever looked at things comes here. The last line is a joke with a straight face.',
    end_yusuf:
      'Whoever looked at people comes here. It does not solve the matter of the thirteen, and nobody misses it.',
    end_guest: 'The wrong answer costs somebody else. The text does not say so: it empties her bag.',
  },
};
