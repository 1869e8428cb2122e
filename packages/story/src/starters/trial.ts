import type { StarterStory } from './starter.ts';

export const trial: StarterStory = {
  title: 'The Goat in the Marigolds',
  tagline: 'Five sit on the bench. Four have made up their minds, and the goat is still chewing.',
  story_description: `You are the youngest of five who judge the quarrels of a village. **Somebody let a goat into the marigolds on the night before the wedding.** The other four want the herdboy fined, and their lunch.

You may hear two people before noon. You need not.

- three endings, in about three minutes
- shows how to count what a player has found out`,
  story_prompt:
    'You are the youngest of five judges under a tamarind tree. The other four have decided, and they smell their lunch. You may hear two people before noon, in whatever order you like. Listen, look, and then say what you think, or keep it to yourself.',
  story_system_prompt:
    'A village court under a tamarind tree, one hot morning. The player is the youngest judge. What matters is looking before deciding. The gardener is proud and frightened, the herdboy is hungry and exact, and the four old judges are not bad people: they are hungry. Nobody is beaten and nobody is shamed in public for fun. The humour is that of an office that takes a goat very seriously.',
  story_structure: {
    start_node: 'bench',
    nodes: {
      bench: {
        mode: 'verbatim',
        text: `The bench is under the tamarind, and you have the end of it, where the sun comes through. The others have sat in judgement for thirty years. You have sat for one morning.

The matter is a goat. In the night it was in the temple garden, and of four hundred marigolds it has left eleven. The wedding is tomorrow. The goat stands before the court on a short rope, chewing.

'The boy who herds it,' says the eldest. 'Two weeks' wages. Is it lunch?' Then he remembers that you are there, and asks whether you want to hear anybody.`,
        choices: [
          { text: 'Hear the gardener, who lost the flowers.', target: 'gardener' },
          { text: 'Hear the herdboy, who lost the goat.', target: 'boy' },
        ],
      },
      gardener: {
        text: `The gardener has brought a dead marigold, and holds it out on both hands. He shut the gate himself. He always shuts the gate. He has grown flowers for this village since before your father could walk.

When he lifts his arms his sleeves fall back. There are green stains on his fingers, and that is his trade. There is also a raw red line across the palm of one hand, the kind that a wet rope makes when something at the other end does not want to come.

He sees you looking, and closes the hand.`,
        choices: [
          {
            text: 'Ask him in front of everybody what he was pulling.',
            target: 'noon',
            effect: 'gain gardener; proof + 1',
            deed: 'the question about the rope',
          },
          {
            text: 'Thank him, and let the old man sit in the shade.',
            target: 'noon',
            effect: 'gain gardener',
            deed: 'the seat in the shade',
          },
        ],
      },
      boy: {
        text: `The herdboy is about nine. He stands with his toes in a line and answers what he is asked. He has twelve goats. He counted twelve at dusk and tied the pen with his own knot, which he shows you on the end of the goat's rope.

It is a good knot, with two turns and a tuck. It has not been pulled open. A little way above it the rope has been cut, straight across, by something sharp.

'I don't have a knife,' says the boy. 'I asked for one.'`,
        choices: [
          {
            text: 'Hold up the cut end so that the bench can see it.',
            target: 'noon',
            effect: 'gain boy; proof + 1',
            deed: 'the rope you held up',
          },
          {
            text: 'Give him your water, and ask what he ate today.',
            target: 'noon',
            effect: 'gain boy',
            deed: 'the water you gave the herdboy',
          },
        ],
      },
      noon: {
        text: `The shade of the tamarind has drawn in its feet. From the houses comes the smell of lentils, and two of the judges lift their noses to it at the same time, like the goat.

'One is enough to hear,' says the eldest. 'In my father's day they heard nobody.' But he says it to the air above your head, and he does not reach for his stick.

There is time for one more, if you ask for it. The four of them will not thank you. The goat lies down.`,
        variants: [
          {
            condition: 'has boy and has gardener',
            text: `The shade of the tamarind has drawn in its feet. You have heard them both, and the lentils have gone on smelling all that time. One of the judges is asleep with his eyes open, a thing that you had been told about and had not believed.

'Now it is enough,' says the eldest.

The gardener stands on one side and the boy on the other, and they do not look at each other. The goat has eaten the dead marigold that was brought in evidence.`,
          },
        ],
        choices: [
          {
            text: 'Ask for the herdboy as well. Lunch will be cold.',
            target: 'boy',
            condition: 'not has boy',
          },
          {
            text: 'Ask for the gardener as well. Lunch will be cold.',
            target: 'gardener',
            condition: 'not has gardener',
          },
          { text: 'Say that the bench has heard enough.', target: 'verdict' },
        ],
      },
      verdict: {
        text: `The eldest speaks first, since he always has. 'The boy,' he says, and the second says it, and the third. The fourth is woken and says it too. Then they turn to the end of the bench, where the sun is.

It needs all five. Nobody has told you this: you have it from the way they wait.

The boy is looking at the lentil smoke. The gardener looks at his feet, which are clean. He has washed them this morning, and that is early for a gardener.`,
        variants: [
          {
            condition: 'proof >= 2',
            text: `The eldest speaks first, since he always has. 'The boy,' he says, and stops. He is looking at the cut rope, which lies on the ground in front of the bench, and then at the gardener, who has put one hand behind his back.

The second judge does not speak at all. The third asks in a low voice whose idea it was to ask questions.

It needs all five. They turn to the end of the bench, where the sun is. Somebody's lentils are burning.`,
          },
        ],
        choices: [
          {
            text: 'Say that the gardener cut the rope, and ask him why.',
            target: 'end_truth',
            condition: 'proof >= 2',
          },
          { text: 'Say it with them: the boy pays.', target: 'end_boy' },
          { text: 'Fine nobody, and offer to plant the bed again yourself.', target: 'end_hands' },
        ],
      },
      end_truth: {
        mode: 'verbatim',
        text: `He tells it to his hand. The marigolds had the rot. He had seen it on the leaves a week ago and told nobody, since in thirty years he had not lost a bed. A goat was better than the rot. A goat could happen to anyone.

The bench fines him one rupee, and it goes to the boy, who buys a knife.

The bride is married in mango leaves, and all her photographs are green. The bed is dug over and limed. In the spring the gardener brings the boy a tray of seedlings, and shows him with his thumb how deep.`,
        choices: [],
      },
      end_boy: {
        mode: 'verbatim',
        text: `It takes as long as it takes to say. The boy bows to the bench, to each of the five, and you are the fifth.

Lunch is hot after all. The eldest puts the best piece on your plate and calls you a colleague.

Two weeks later there is a new boy with the goats. He ties the pen with a knot that you could open with one finger. The other has gone to the town, they say, to somebody who makes rope. When you are old and sit at the shady end, you still look at knots.`,
        choices: [],
      },
      end_hands: {
        mode: 'verbatim',
        text: `They let you, because it costs them nothing. You dig all afternoon in your good clothes. At dusk the gardener comes with a second spade, and says that you hold yours like a ladle.

Under the roots the earth is grey, and it smells. He lets you see it. Neither of you says a word about it, and you both dig deeper.

The marigolds come up in the month when nobody marries. The goat gets in on the first night, by itself this time, and eats nine. You have left nine at the edge for it.`,
        choices: [],
      },
    },
  },
  notes: {
    bench:
      'The rules are told inside the scene: two people may be heard, and nobody is made to. A trial needs something to decide, somebody who would decide it fast, and a reason to look again.',
    gardener:
      'The clue is in the text before it is in a choice, so that a reader can find it. The effect proof + 1 counts it. Several effects are separated by a semicolon.',
    boy: 'The same shape from the other side. The kind choice counts no proof, and it is a choice that a decent person can make: both sides should tempt.',
    noon: 'A scene that is entered once or twice. The conditions not has boy and not has gardener take away who has been heard already, and the variant tells the second visit. The last choice is always open, so that the loop has an exit.',
    verdict:
      'Here the count is read: proof >= 2 opens a choice and changes the text. Who has less is not told of a locked door. The choice is simply not there.',
    end_truth:
      'The reward for looking is to understand, and the village is a little kinder for it. Nobody is shamed.',
    end_boy: 'The easy verdict. The text does not scold: it shows the knot.',
    end_hands:
      'A third way that needs no proof. Readers who miss the clues should still come to something whole.',
  },
};
