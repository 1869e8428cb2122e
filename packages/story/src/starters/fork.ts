import type { StarterStory } from './starter.ts';

export const fork: StarterStory = {
  title: 'Forty Pots to Market',
  tagline: 'The river road is shorter. Somebody has turned the milestone round.',
  story_description: `You are driving forty clay pots to the fair at Kesarpur. **The road forks, and the milestone faces the wrong way.** The river is up, the hill is long, and the fair ends at noon.

You have one ox, and he has opinions.

- four endings, in about three minutes
- a first story to take apart`,
  story_prompt:
    'You drive an ox cart with forty pots in straw, and the fair ends at noon. The milestone has been turned round, the river is up and the hill is long. Choose a road, and what you would leave beside it to be in time. The ox is called Bhola, and has views.',
  story_system_prompt:
    'A cart road in dry country, one morning in the month after the rains. The player drives an ox cart with forty pots to a fair. What matters is what a person leaves behind to arrive in time. Nobody is wicked, and everybody is busy. The ox, Bhola, is slow and is usually right. Nobody is hurt. The narrator is plain and dry, and counts the pots.',
  story_structure: {
    start_node: 'fork',
    nodes: {
      fork: {
        mode: 'verbatim',
        text: `The milestone at the fork has been turned round. It says that Kesarpur is four kos behind you, where you have just come from.

You have forty pots on the cart, packed in straw, and an ox named Bhola who will not be hurried. The fair ends at noon. To the left the road goes down to the river, and you can hear from here that the river is up. To the right it climbs the hill in nine long bends.

Bhola looks left. Then he lies down.`,
        choices: [
          { text: 'Take the river road. It is shorter, and it is wet.', target: 'ford' },
          { text: 'Take the hill road, all nine bends of it.', target: 'hill' },
        ],
      },
      ford: {
        text: `The ford is where it always was, with more river on top of it. A washerman on the far bank holds up his hand at the height of his chest, and then lifts it a little, out of honesty.

Bhola walks in as far as his knees and stops. The cart settles. Water comes through the planks and gets in among the straw, and the lowest row of pots begins to knock together.

'Too heavy!' calls the washerman. 'Take some off him!'`,
        choices: [
          {
            text: 'Throw ten pots into the river, so that the cart floats.',
            target: 'market',
            effect: 'gain light',
            deed: 'the ten pots you threw away',
          },
          { text: 'Keep every pot, and push from behind.', target: 'mud' },
        ],
      },
      mud: {
        text: `You push. Bhola pulls, to oblige you, and the left wheel goes down to its axle in the soft part, which is just short of the bank.

The washerman wades over and looks at it for some time. 'That is in,' he says. He has seen three carts this week. One of them was a priest's.

You could carry the pots to the bank in your arms, two by two, and lift the cart out empty. The sun has moved already. Bhola, up to his belly, turns his head and looks at the road home.`,
        choices: [
          {
            text: 'Carry all forty to the bank. It will take half the morning.',
            target: 'market',
            effect: 'gain late',
            deed: 'the pots you carried two by two',
          },
          { text: 'Untie the ox, and let the river have the cart.', target: 'end_ox' },
        ],
      },
      hill: {
        text: `At the fifth bend an old woman is sitting on a sack of onions as if she had been delivered there. She gets up when she sees you and puts one hand on the cart, which stops Bhola better than you ever have.

'Kesarpur,' she says. 'I sell next to the well. I have sold there for fifty years, and I have a voice.'

She and the onions weigh as much as twenty pots. Bhola breathes out through his nose. There are four bends still to come.`,
        choices: [
          {
            text: 'Help her up, sack and all, and walk beside the ox.',
            target: 'market',
            effect: 'gain seller',
            deed: 'the ride up the hill',
          },
          {
            text: `Say that the ox is tired, and drive on.`,
            target: 'market',
            deed: 'the onions left on the hill',
          },
        ],
      },
      market: {
        text: `Kesarpur is all elbows. You find a place between a man who mends umbrellas and a man who sells them, and let down the back of the cart. Forty pots, and the straw is dry.

A dealer from the town walks along the row with a boy to carry his slate. He taps one of your pots with a fingernail and listens to it for longer than he needs to. Then he names a price for all of them, without looking at you, and the boy writes it down before you have answered.`,
        variants: [
          {
            condition: 'has light',
            text: `Kesarpur is all elbows. You let down the back of the cart between a man who mends umbrellas and a man who sells them. Thirty pots, and wet straw. A small frog gets out of the thirty-first place and goes to look at the fair.

A dealer from the town walks along the row with a boy to carry his slate. He counts your pots twice, because the cart has marks for forty. Then he names a price for all of them, without looking at you, and the boy writes it down before you have answered.`,
          },
          {
            condition: 'has late',
            text: `The umbrella sellers are rolling up their mats when you come into Kesarpur with mud to your shoulders. Half of the fair has gone home. You let down the back of the cart all the same: forty pots, every one of them whole, in front of a row of people who are counting their money.

One dealer from the town is left, with a boy to carry his slate. He can see what time it is. He names a price for all of them, without looking at you, and the boy writes it down before you have answered.`,
          },
        ],
        choices: [
          { text: `Take the dealer's price, and be home before dark.`, target: 'end_dealer' },
          {
            text: 'Wave him on, and sell them one by one from the mat.',
            target: 'end_row',
            condition: 'not has late',
          },
          {
            text: 'Look round for the old woman with the voice.',
            target: 'end_voice',
            condition: 'has seller',
          },
        ],
      },
      end_dealer: {
        mode: 'verbatim',
        text: `He pays you from a bag that he keeps inside another bag. It is less than the clay was worth and more than you had this morning, and Bhola eats the straw.

In the winter you see your pots again. They stand in a shop in the town, in a window, with a card in front of each. The card says that they are old, and from a village that has been lost. You stand there until the shopkeeper comes out.

You do not tell him. You go home by the hill, all nine bends, and you laugh at four of them.`,
        choices: [],
      },
      end_row: {
        mode: 'verbatim',
        text: `They go one by one. A woman takes the first for pickles, and knocks on it with her ring, and comes back with her sister. By noon you have sold all that you brought except one with a lip, and your pockets pull your coat down on both sides.

The one with a lip you give to the umbrella mender, who says that it pours better than the others. He is right. The year after, people ask you for pots with a lip.

You make them still. It is a matter of holding the thumb wrong at the end.`,
        choices: [],
      },
      end_voice: {
        mode: 'verbatim',
        text: `She does have a voice. It begins beside the well and goes round the whole fair. 'Pots from over the hill! He who carried me carried these, and neither of us is cracked!'

They come to see what is making the noise, and then they stay for the pots. The dealer is pushed back as far as the tea stall. At noon she sits down on her empty sack and eats an onion like an apple.

She rides home with you. She rides with you every year until the year when the sack is at the fifth bend, and a girl is sitting on it.`,
        choices: [],
      },
      end_ox: {
        mode: 'verbatim',
        text: `The cart goes slowly. It turns once, as if to see who is watching, and then it sets off down the river with all forty on board, upright in their straw.

You walk home beside Bhola, who is wet and pleased. Nobody scolds you. Your mother says that clay is only mud that has been away.

For years the news comes up the river with the boatmen. There is one of your pots in Rampur, and two at the ferry. A fisherman below the weir keeps his hooks in one, and has never been told where pots come from.`,
        choices: [],
      },
    },
  },
  notes: {
    fork: 'The start. It has a person, a place and something wrong in its first lines, and it ends while the hand is still in the air. Each choice is a verb with its price on it, and the two lead to different scenes.',
    ford: 'The first choice has an effect, gain light: from here on the story knows that ten pots are gone. The deed is what the narrator may call it later.',
    mud: 'A second chance to pay. One choice goes back to the main road of the story with another mark, gain late. The other goes to an ending early: not every ending has to come last.',
    hill: 'Both choices lead to the same scene, and yet they are two: one has an effect, and each has a deed. Where two choices differ in nothing, the checks say so.',
    market:
      'Three roads join here, so the text has to be true after all of them. What differs is told by variants: the first one whose condition holds is read in place of the text. Two of the choices have conditions, and whoever does not meet them never sees them. One choice is open to everybody, so that nobody is stuck.',
    end_dealer:
      'A scene without choices is an ending. This one pays the debt of the story, moves in time, and stops on a picture.',
    end_row: 'Endings should differ in kind. This one is a trade that is learned by mistake.',
    end_voice:
      'Only who helped on the hill can come here. The help comes back twice, at once and at the end.',
    end_ox:
      'The worst bargain gets the best ride. An ending that looks like a failure is worth reaching when it is told as well as the others.',
  },
};
