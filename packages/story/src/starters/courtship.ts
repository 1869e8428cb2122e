import type { StarterStory } from './starter.ts';

export const courtship: StarterStory = {
  title: 'The Radio That Only Got One Station',
  tagline: 'It has been repaired four times. There is nothing wrong with it.',
  story_description: `Across the lane from your tailor's shop is a person named Noor, who mends radios. **You own one radio, and you have broken it on purpose.** You may not break it for ever.

There are four weeks until Noor's uncle decides about the shop in the city.

- three endings, in about four minutes
- shows a feeling that rises and falls`,
  story_prompt:
    'You are a tailor. Noor, across the lane, mends radios. You own one, and it cannot be broken for ever. There are four weeks. Do a small favour, ask for one, wait, or say it: what you notice counts for more than what you say.',
  story_system_prompt:
    'A lane of small shops in a hill town, in the month before the rains. The player is a tailor, and Noor mends radios across the lane. Neither of them says what they mean. What matters is attention: what one notices of the other. It is a courtship of small favours with no touch beyond a hand. Families are near and kind and in the way. The narrator reports gestures and prices and draws no conclusions.',
  story_structure: {
    start_node: 'radio',
    nodes: {
      radio: {
        mode: 'verbatim',
        text: `You have loosened the wire yourself, with your best scissors. Noor opens the back of the radio, looks in for a moment and shuts it again.

'The same wire,' says Noor.

'It is an old radio.'

'It is four years old. I sold it to you.' The lane smells of solder and hot dust. On the bench lie the insides of nine other radios, and each has a slip with a name on it, and on yours there is no slip. It has its own place, between the lamp and the tea.

'Come back at six,' says Noor. It takes two minutes to mend a wire.`,
        choices: [
          {
            text: `Notice the torn cuff, and offer to mend it in return.`,
            target: 'cuff',
            effect: 'warm + 1',
            deed: 'the cuff you mended',
          },
          { text: 'Ask the price, and say that you can wait.', target: 'tea', deed: 'the hour you waited' },
        ],
      },
      cuff: {
        text: `It is a good shirt, and it has been mended before, by somebody who was thinking of something else. You turn the cuff and set the stitches small. There is a burn on the inside where a hot wire has touched it, just over the pulse. You could cut that out. It would be neater.

Noor stands in the door of your shop in an old pullover, holding the radio, and looks at everything: the chalk, the pins in the wall, the coat without arms. Nobody comes in here to look.

'How do you know where to begin?' asks Noor.`,
        choices: [
          {
            text: 'Show how, and put the chalk into the other hand.',
            target: 'fair',
            effect: 'warm + 1',
            deed: 'the lesson with the chalk',
          },
          {
            text: 'Say that it is only practice, and bite off the thread.',
            target: 'fair',
            effect: 'warm - 1',
          },
        ],
      },
      tea: {
        text: `At six the radio is not ready, and neither of you remarks on it. Noor moves a box of valves off the second stool. There are two glasses, and they have been washed.

It rains for a minute, by mistake, a month too soon. The music goes up and down with the current. Noor talks about a shop in the city with a glass front and a sign that lights up, which an uncle has found, and for which an answer is wanted by the end of the month.

'They have lifts there,' says Noor, looking into the glass. 'You would never have to carry anything.'`,
        choices: [
          {
            text: 'Ask what Noor would miss.',
            target: 'fair',
            effect: 'warm + 1',
            deed: 'the question over the tea',
          },
          { text: 'Say that it sounds like a good shop.', target: 'fair', effect: 'warm - 1' },
        ],
      },
      fair: {
        text: `At the fair there is a stall where one can speak into a machine and hear oneself afterwards. Noor has been asked to look at it, because it has begun to say everything twice, and has brought you along to hold the lamp.

The owner goes for his supper. The machine is mended. There is a coin's worth of wire left on the reel, and it runs, and neither of you has said a word into it yet. You can hear it taking down the fair: a drum, somebody's child, your own sleeve.

Noor holds out the microphone. It is heavier than it looks.`,
        variants: [
          {
            condition: 'warm >= 2',
            text: `At the fair there is a stall where one can speak into a machine and hear oneself afterwards. Noor has mended it, and has chalk on one sleeve still, from your shop, and has not brushed it off.

The owner goes for his supper. There is a coin's worth of wire left on the reel, and it runs. You can hear it taking down the fair: a drum, somebody's child, two people standing close together and saying nothing.

'Say something that you would say to nobody,' says Noor, and holds out the microphone, and looks the other way to be fair.`,
          },
        ],
        choices: [
          {
            text: 'Say into it what you did to the wire, all four times.',
            target: 'uncle',
            effect: 'warm + 1; gain told',
            deed: 'what you told the machine',
          },
          {
            text: 'Sing the one song that the radio always gets.',
            target: 'uncle',
            deed: 'the song at the fair',
          },
        ],
      },
      uncle: {
        text: `The uncle comes in a taxi and has it wait. He is a small, kind man, who admires everything. He admires your coat, and asks who made it, and orders one, and only then does he tell you that Noor has been thinking for three weeks and will not say what about.

'You are the neighbour,' he says. 'What do you see?'

Across the lane Noor is soldering with the back to you both. On the bench there are no radios left, except one.

'I can give that shop to somebody else,' says the uncle. 'But I should have to know today.'`,
        variants: [
          {
            condition: 'has told',
            text: `The uncle comes in a taxi and has it wait. He is a small, kind man, who admires everything. He admires your coat, and asks who made it, and orders one. Then he says that he has been played a recording, at the fair, by a man who thought it was the funniest thing on his shelf.

'Four times,' says the uncle. 'With scissors.' He is trying not to smile, and he is not good at it.

Across the lane Noor is soldering with the back to you both. On the bench there are no radios left, except one. 'I should have to know today,' says the uncle.`,
          },
        ],
        choices: [
          {
            text: 'Cross the lane, with the uncle looking on, and ask Noor to stay.',
            target: 'end_lane',
            condition: 'warm >= 2',
          },
          {
            text: 'Say that Noor should have the shop with the glass front.',
            target: 'end_letters',
          },
          {
            text: 'Say nothing, and sew a pocket into the coat for a letter.',
            target: 'end_pocket',
            condition: 'warm < 2',
          },
        ],
      },
      end_lane: {
        mode: 'verbatim',
        text: `You get as far as the second stool. Noor switches off the iron and lays it in its rest. You say it very badly. A boy with a tray of tea has to go round you.

'I know,' says Noor. 'I could have put in a longer wire the first time.'

The uncle gives the shop to a cousin, who is happy in it, and wears your coat there in all weathers. In the lane a door has been broken through the wall between the valves and the chalk. People bring their radios to the tailor's and their trousers to Noor, and it makes no difference. The radio stands in the middle. It gets one station.`,
        choices: [],
      },
      end_letters: {
        mode: 'verbatim',
        text: `Noor goes in June, with nine boxes. The shop has a glass front, and a lift, which Noor describes in the first letter, and the second letter is about who was in the lift.

You write back about the lane. It turns out that you can say on paper what you could not say over a counter, and that a letter takes four days, which is about right. You number them. At sixty-one you buy a ticket, in order to bring a shirt.

At the station there is a crowd, and in the crowd a cuff, held up high, with small stitches. You would know it anywhere.`,
        choices: [],
      },
      end_pocket: {
        mode: 'verbatim',
        text: `It is a good pocket, flat and deep, on the left side, under the lining. You sew your letter into the coat that the uncle has ordered, where he will never look, and write on the bill that the lining should be changed after one winter, by somebody with patience.

Noor leaves with the taxi. The radio plays in your shop the whole summer through. You do not touch the wire.

The coat comes back in March, in a parcel from the city, with the lining out. In the pocket there is a slip such as they use for repairs. It has your name on it, and a time: six.`,
        choices: [],
      },
    },
  },
  notes: {
    radio:
      'A courtship needs an excuse, and both people should know that it is one. The number warm rises and falls with attention, and the player never sees it.',
    cuff: 'Each choice is a small act that a shy person might do. One is warm + 1, the other warm - 1, and neither is rude. Nothing here says what the player feels.',
    tea: 'Another way to the same place, for those who did not offer. It tells of the shop in the city, so that there is something to lose.',
    fair: 'The variant asks how warm it has become and changes the picture: chalk on a sleeve. The choice sets a thing as well, gain told, and the last scenes will know of it.',
    uncle:
      'The decision. The first choice asks warm >= 2, and the last one warm < 2, so that each reader is offered two that fit. The uncle is kind: an obstacle need not be an enemy.',
    end_lane: 'Noor knew. The best reward for courage is to learn that it was not needed.',
    end_letters: 'Open to everybody, and not a consolation: it is told as the longest story of the three.',
    end_pocket:
      'For those who stayed silent. Even here something arrives. The word six comes back from the first scene.',
  },
};
