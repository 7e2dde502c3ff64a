/** Modules that import each other in a circle; types may. import/no-cycle says the same in twenty times the time. */
const config = {
  forbidden: [{ name: 'no-circular', severity: 'error', from: {}, to: { circular: true } }],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(node_modules|\\.next|\\.data)' },
    tsConfig: { fileName: 'tsconfig.json' },
  },
};

export default config;
