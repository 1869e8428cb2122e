/** A stylelint plugin for a CSS rule that compares two places. */
import stylelint from 'stylelint';

const { createPlugin, utils } = stylelint;
const RTL = /:dir\(rtl\)/g;

const ruleName = 'kathaloka/mirrored';
const messages = utils.ruleMessages(ruleName, {
  rejected: 'from right to left this has to say the opposite of what it says from left to right',
});

/** @param {string} value */
const mirrored = (value) =>
  value.replaceAll(/\bto (left|right)\b/g, (_, side) => `to ${side === 'left' ? 'right' : 'left'}`);

/**
 * The declaration of the same selector for the other direction.
 *
 * @param {import('postcss').Rule} rule @param {string} prop
 */
function otherWay({ parent, selector }, prop) {
  const from = selector.replaceAll(RTL, '');
  const places =
    from === '&'
      ? [parent]
      : (parent?.nodes ?? []).filter((node) => node.type === 'rule' && node.selector === from);
  return places
    .flatMap((place) => /** @type {import('postcss').Container} */ (place)?.nodes ?? [])
    .findLast((node) => node.type === 'decl' && node.prop === prop);
}

/** @type {import('stylelint').RuleBase} */
const rule = (primary) => (root, result) => {
  if (!utils.validateOptions(result, ruleName, { actual: primary })) return;
  root.walkRules(RTL, (rtl) =>
    rtl.each((node) => {
      if (node.type !== 'decl') return;
      const other = otherWay(rtl, node.prop);
      if (other?.type !== 'decl') return;
      const opposite = mirrored(other.value);
      const isOpposite = opposite === other.value ? node.value !== other.value : node.value === opposite;
      if (!isOpposite) utils.report({ result, ruleName, node, message: messages.rejected });
    }),
  );
};

export default createPlugin(ruleName, Object.assign(rule, { ruleName, messages }));
