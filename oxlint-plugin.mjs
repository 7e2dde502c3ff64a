/** Requires a reason behind each `oxlint-disable` comment: `-- the reason`. */
const explainedException = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { noReason: 'Say why after the names of the rules: `-- the reason`.' },
  },
  create: ({ sourceCode, report }) => ({
    Program() {
      for (const { value, loc } of sourceCode.getAllComments()) {
        const isException = /^\s*(?:eslint|oxlint)-disable/.test(value);
        if (isException && loc && !/\s-{2,}\s+\S/.test(value))
          report({ loc, messageId: 'noReason' });
      }
    },
  }),
};

/** The plugin `house` of .oxlintrc.json. */
const plugin = { meta: { name: 'house' }, rules: { 'explained-exception': explainedException } };

export default plugin;
