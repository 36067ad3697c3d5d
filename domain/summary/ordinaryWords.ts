const words = `
a about above across after again against ahead all almost already also although always among an and
another any anyone anything around as at away back because before behind below beside between beyond both
but by can close could day despite did do does don't down during each early either else enough even every
everybody everyone everything except far few fewer field final finally for from further gone good got had
half has have he her here his how however if in indeed inside instead into is isn't it its just last late
later leaders leading least left less let like little long lots made many may maybe meanwhile might more
most much must near nearly neither never nevertheless next no nobody none nor not nothing now of off often
on once only or other others otherwise our out outside over perhaps play players quite rather really same
she should since so some somebody someone something soon still such that the their them then there these
they this those though through thus till to today together tonight too top toward towards under unless
until up upon very was watch we well were what whatever when where whether which while who whoever whose
why will with within without would yes yet you your
best bring bringing clear leads luck
birdie birdies bogey bogeys card cards club course cup eagle eagles event golf golfer golfers green gross
handicap hole holes leaderboard match medal net par pars player point points putt putts round rounds score
scorecard scores scoring shot shots stroke strokes tee tees tournament
`;

/** Words that may begin a sentence or stand in a heading without being a name. */
export const ordinaryWords: ReadonlySet<string> = new Set(words.trim().split(/\s+/u));
