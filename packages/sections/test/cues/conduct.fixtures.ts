/** Headings of codes of conduct, and of something else. */
export const CONDUCT_HEADINGS = {
  stated: [
    'Code of Conduct',
    'Drupal code of conduct',
    'Our Codes of Conduct for events',
    'Anti-harassment policy',
    'Verhaltenskodex',
    'Code de conduite',
    'Código de conducta',
    'Código de conduta',
    'Nuestro código de conducta',
    'Кодекс поведения участников',
    'Code of Conduct (short version)',
    'Codice di condotta',
    'Gedragscode',
    'Kodeks postępowania',
    'Кодекс поведения',
    '行動規範',
    '行為準則',
    '행동 강령',
    'קוד התנהגות',
  ],
  nearMisses: [
    'Code of Conduct training',
    'Mission and Code of Conduct',
    'Conduct your own orchestra',
    'Codes and standards',
    'Codice fiscale',
    '行動計画',
    'Кодекс чести',
  ],
};

/** How programs are installed, and what they are. */
export const INSTALLING = {
  stated: [
    'The best way to get the latest V is to install it from source.',
    'Most of our software can be installed easily from the command line.',
    'Compile it from source, or install it with npm.',
    'Sie können es aus dem Quellcode installieren.',
    'On peut aussi l’installer depuis les sources.',
    'ソースからインストールできます。',
  ],
  nearMisses: [
    'We install solar panels from the best makers.',
    'Harbour Build installs kitchens with care.',
    'An installer for windows and doors from Leith.',
    'A build tool with plugins for every language.',
    'Nix is a tool that builds packages from source in isolation.',
    'We build apps with Docker and Go.',
    'A brewery that builds friendships through homebrew.',
  ],
};
