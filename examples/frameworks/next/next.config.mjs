export default {
  // The server takes the database from node_modules: a bundle would lose its files.
  serverExternalPackages: ['@electric-sql/pglite', 'pg'],
};
