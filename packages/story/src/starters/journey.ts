import type { StarterStory } from './starter.ts';

export const journey: StarterStory = {
  title: 'Three Skins of Water',
  tagline: 'It is two days to the fort. The camel has been told it is one.',
  story_description: `You carry the post across the sand to Kharan fort, on a camel named Begum. **There is water for the way, if nobody asks you for any.** Somebody asks on the first morning.

A skin is a day. You will always know how many are left.

- three endings, in about four minutes
- shows how to give a player something to spend`,
  story_prompt:
    'You carry the post for a fort in the desert, on a camel named Begum. A skin of water is a day, and you can see how many hang from the saddle. Fill them all or start while it is cool; keep them or share them. You will be asked.',
  story_system_prompt:
    'A camel track between a well and a desert fort, in the hot weather. The player carries the post. What matters is what water is for. Begum the camel is vain and sensible. People in the sand are courteous, since nobody crosses alone for long. Nobody dies. The narrator is exact about water, wind and distance, and dry about everything else.',
  story_structure: {
    start_node: 'well',
    nodes: {
      well: {
        mode: 'verbatim',
        text: `The well at Sohan Tibba is so deep that the bucket arrives before its splash does. The keeper lets it down for you and counts aloud until it touches.

Two days to the fort, he says, and you have the post for the whole garrison in a bag with a seal on it. A goatskin of water lasts one person one day. You own three. To fill the third you must wait for the well to fill first, and by then the sun will be up.

Begum, your camel, drinks as if she were doing it for somebody else.`,
        choices: [
          { text: 'Wait, and fill all three.', target: 'dune', effect: 'water + 3; gain sun' },
          { text: 'Fill two, and be gone while it is cool.', target: 'dune', effect: 'water + 2' },
        ],
      },
      dune: {
        text: `By the time the sun is over the edge you are six kos out and have sung every song that you know. Begum goes well in the cool. Behind the second dune somebody has stretched a blanket between two sticks.

Under it lies a camel calf, three weeks old perhaps, with its tongue out. The woman beside it is wetting its mouth with the corner of her veil. She has nothing left in her own skin, and she holds it upside down to show you: there is no complaint in it, only the fact.

'My tents are north,' she says. 'It cannot walk there dry.'`,
        variants: [
          {
            condition: 'has sun',
            text: `The sun is well up before you have passed the first dune, and it leans on the back of your neck like a relation. Begum puts her feet down as if the sand had been heated on purpose. Behind the second dune somebody has stretched a blanket between two sticks.

Under it lies a camel calf, three weeks old perhaps, with its tongue out. The woman beside it is wetting its mouth with the corner of her veil. She has nothing left in her own skin, and she holds it upside down to show you.

'My tents are north,' she says. 'It cannot walk there dry.'`,
          },
        ],
        choices: [
          {
            text: 'Pour the calf a skin. It costs a day.',
            target: 'wind',
            condition: 'water >= 1',
            effect: 'water - 1; gain calf',
            deed: 'the water you gave the calf',
          },
          {
            text: 'Keep yours tied, and promise to send help from the fort.',
            target: 'wind',
            deed: 'the promise of help',
          },
        ],
      },
      wind: {
        text: `In the afternoon the south goes brown. Begum sees it first and folds down without being asked, her back to it and her eyes shut. You have just time to tie the post bag under her neck.

Then the sand comes, and it is like lying beside a road on which an army is going by. It is in your teeth. There is nothing to do but lie against her side and breathe through cloth, and drink to be able to breathe. Or you could get up now, while the track is still to be seen, and try to be out on the other side of it before dark.`,
        choices: [
          {
            text: 'Lie still until it is over. That will cost a skin.',
            target: 'salt',
            condition: 'water >= 1',
            effect: 'water - 1',
          },
          { text: 'Get up, and lead her on with your eyes shut.', target: 'stars' },
        ],
      },
      stars: {
        mode: 'open',
        goal: 'The player is lost on open sand at night, with a camel and the post, and may look, listen, rest or search. Water is neither found nor lost here, and nobody is met. The night ends when a direction is chosen.',
        max_turns: 4,
        time_out: 'salt',
        text: `The wind stops all at once, as if somebody had shut a door. It is night. There are more stars than you have use for, and under them the sand has been laid out again by somebody who did not know where the track was.

Begum stands and chews. She will go wherever you point her, which is a great courtesy and no help.

It is cold enough for breath to show. Far away to the north a dog barks, twice, about something of its own. To the west the ground is paler, and it may be salt.`,
        choices: [
          {
            text: 'Go north, towards the tents of the woman with the calf.',
            target: 'end_tents',
            condition: 'has calf',
          },
          { text: 'Go west, to the pale ground.', target: 'salt' },
        ],
      },
      salt: {
        text: `The salt pan is flat to the end of the world, and it creaks under Begum like a new shoe. On the far side, as small as a tooth, stands the fort. It is half a day if you are quick, and nobody has ever been quick on salt.

By noon you would fry on it. It has to be crossed now, in what is left of the night, and you will have to drink on the way.

You untie a skin and weigh it in your hands before you look into it. Begum looks too.`,
        variants: [
          {
            condition: 'water <= 0',
            text: `The salt pan is flat to the end of the world, and it creaks under Begum like a new shoe. On the far side, as small as a tooth, stands the fort. It is half a day if you are quick, and nobody has ever been quick on salt.

You untie a skin, and it folds up in your hands. You untie the next. Begum watches all of this with interest, and when you have finished she lies down on the edge of the pan and tucks in her feet.

In the saddle there is wood, and straw, and eleven pounds of good felt.`,
          },
        ],
        choices: [
          {
            text: 'Share a skin with Begum, and cross by starlight.',
            target: 'end_fort',
            condition: 'water >= 1',
            effect: 'water - 1',
          },
          { text: 'Burn the saddle here, and wait for somebody to see.', target: 'end_fire' },
        ],
      },
      end_fort: {
        mode: 'verbatim',
        text: `The gate of Kharan is opened by a man in his vest. He does not ask for the seal, or for your name. He asks whether there is anything for Havildar Dost, and you say that it is all in the bag, and then twenty men are standing round the bag and nobody wants to be the one who opens it.

You sleep in the guardroom for eleven hours. When you wake there is a jug beside you, full, and a saucer on top against the flies.

On the way back you pass the second dune. The two sticks are still there. Somebody has hung a new skin from them, tight as a drum.`,
        choices: [],
      },
      end_fire: {
        mode: 'verbatim',
        text: `It burns blue, because of the salt in it. You had not expected that it would be beautiful.

They see it from the wall at Kharan, and send two riders and the fort's only mule. You come in at breakfast, on foot, with the bag on your shoulder and a bald camel behind you. The garrison reads its letters on the steps. One of them says only that the roof leaks, and the man reads it four times.

They make you a saddle. It is a soldiers' saddle, and has pockets everywhere. Begum bears it for nineteen years, and never once forgives it.`,
        choices: [],
      },
      end_tents: {
        mode: 'verbatim',
        text: `The dog finds you before you find the tents. After it comes the woman, with a lamp, and against her knee a calf that walks as if each leg had been lent by a different owner.

They give you milk. They have all the water that there is, it turns out, in a tank under the floor of the third tent, and they have never told the government. They tell you, because of the calf.

The post is three days late at Kharan. There is an inquiry, and you say that you were lost. On the map in the fort that corner is still white, and marked: no water.`,
        choices: [],
      },
    },
  },
  notes: {
    well: 'The resource is a number, water, and the first choice fills it: water + 3 or water + 2. The player is told what one unit is worth. The price of the larger amount is heat, kept as a thing: gain sun.',
    dune: 'The first thing to spend it on. The price stands in the choice, and its condition, water >= 1, is the same price said to the story. A variant tells the morning of those who waited.',
    wind: 'Never let a resource close every door. One choice costs a skin, and the other is always open and costs something else.',
    stars:
      'An open scene: here the player may type anything for a while. It has a goal that also says what may not happen, and max_turns with time_out, so that the night ends. The help at the dune comes back as a choice.',
    salt: 'The number is read for the last time. Who has none reads another text and has one choice left, which is a good one. Look at the condition of the variant: water <= 0.',
    end_fort: 'Paid in full. The skin on the sticks answers the first morning, whatever was done there.',
    end_fire:
      'The ending of those who spent everything. It is told as well as the others, and has the best camel.',
    end_tents: 'Only who gave the calf water can come here. A gift should open something that money cannot.',
  },
};
