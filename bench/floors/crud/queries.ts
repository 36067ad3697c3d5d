// With names, so that a connection plans each of them only once.

export const registration = {
  name: "registration",
  text: `select handicap from registration join player on player.id = player_id
    where event_id = $1 and player_id = $2 and status = 'registered'`,
};

export const upsertCard = {
  name: "upsert card",
  text: `insert into card (event_id, player_id, round, playing_handicap) values ($1, $2, $3, $4)
    on conflict (event_id, player_id, round) do update set updated_at = now() returning id`,
};

export const upsertScores = {
  name: "upsert scores",
  text: `insert into hole_score (card_id, hole_number, strokes, putts, penalties, notes)
    select $1, "holeNumber", strokes, putts, penalties, notes
    from jsonb_to_recordset($2::jsonb)
      as score ("holeNumber" int, strokes int, putts int, penalties int, notes text)
    on conflict (card_id, hole_number) do update set strokes = excluded.strokes,
      putts = excluded.putts, penalties = excluded.penalties, notes = excluded.notes,
      updated_at = now()`,
};

export const audit = {
  name: "audit",
  text: "insert into audit (event_id, player_id, request_id, body) values ($1, $2, $3, $4)",
};

export const updateTotals = {
  name: "update totals",
  text: `update card set gross = total.gross, net = total.net, points = total.points,
      par = total.par, holes_played = total.holes
    from (
      select count(*) as holes, sum(par) as par, sum(strokes) as gross,
        sum(strokes - received) as net, sum(greatest(0, 2 + par - strokes + received)) as points
      from (
        select hole.par, strokes,
          playing_handicap / 18 + (stroke_index <= playing_handicap % 18)::int as received
        from card join hole_score on card_id = card.id join hole using (event_id, hole_number)
        where card.id = $1
      ) as played
    ) as total
    where id = $1`,
};

export const card = {
  name: "card",
  text: `select id, event_id as "eventId", player_id as "playerId", round as "roundNumber",
    playing_handicap as "playingHandicap", gross as "totalGrossScore",
    net as "totalAdjustedScore", points as "totalStablefordPoints", holes_played as "holesPlayed",
    updated_at as "updatedAt" from card where id = $1`,
};

export const scores = {
  name: "scores",
  text: `select hole_number as "holeNumber", strokes, putts, penalties, notes,
    updated_at as "updatedAt" from hole_score where card_id = $1 order by hole_number`,
};

/** All cards of an event, by player. */
export const board = {
  name: "board",
  text: `select
      json_build_object('id', player.id, 'firstName', first_name, 'lastName', last_name,
        'handicap', handicap) as user,
      coalesce(json_agg(json_build_object('roundNumber', round, 'scorecardId', card.id,
        'grossScore', gross, 'adjustedScore', net, 'stablefordPoints', points, 'par', par,
        'holesPlayed', holes_played, 'isComplete', holes_played = 18) order by round)
        filter (where card.id is not null), '[]') as rounds,
      coalesce(sum(gross), 0)::int as "totalGross", coalesce(sum(net), 0)::int as "totalNet",
      coalesce(sum(points), 0)::int as "totalStableford", count(card.id)::int as "roundCount"
    from registration
    join player on player.id = registration.player_id
    left join card on card.event_id = registration.event_id and card.player_id = player.id
    where registration.event_id = $1 and status = 'registered'
    group by player.id`,
};
