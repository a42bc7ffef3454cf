/** The environment of a developer's shell: without what `npm test` tells its programs of this repository. */
export const shell = {
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(?:npm_|INIT_CWD|NODE_)/.test(name)),
  ),
  npm_config_prefer_offline: 'true',
  npm_config_ignore_scripts: 'true',
  npm_config_audit: 'false',
};
